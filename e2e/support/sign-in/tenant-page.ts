/** The sign-in page of an Auth0 tenant. It is not a page of the shop. */
export const tenantPage = (title: string, uid: string) => `<!doctype html><html lang="en"><title>${title}</title>
<form method="post" action="/u/login/${uid}"><h1>${title}</h1>
<label>Address <input name="email"></label><label>Secret <input name="password" type="password"></label>
<button>Continue</button><button name="cancel">Cancel</button></form>`;
