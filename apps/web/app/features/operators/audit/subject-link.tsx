import { Link } from "react-router";

/** The paths of records' pages, without the id at the end. Each has the calls that change or read such a record. */
const pages: Readonly<Record<string, readonly string[]>> = {
  "/dashboard/group/approvals?approval=": ["decideApproval"],
  "/dashboard/group/boxes/": ["createLootbox", "publishLootboxVersion", "setLootboxStatus", "updateLootbox"],
  "/dashboard/group/cases/": ["getCase", "noteCase", "openCase", "setCaseStatus"],
  "/dashboard/group/five/": [
    "appointOperator",
    "changePersonClosure",
    "changeRights",
    "correctPersonIdentity",
    "creditPerson",
    "decideIdentity",
    "endPersonSessions",
    "getPerson",
    "getPersonClosure",
    "getPersonIdentity",
    "grantAdmin",
    "holdShipments",
    "liftExclusion",
    "lockPerson",
    "mailPersonPassword",
    "notePerson",
    "resetPersonFactors",
    "revokeAdmin",
    "startPersonBreak",
    "viewIdentityPicture",
  ],
  "/dashboard/group/six/payments/": ["getPayment", "handlePayment", "recheckPayment", "refundPurchase", "refundTopUp"],
  "/dashboard/group/six/bank/": ["applyBankStatement", "getBankStatement", "uploadBankStatement"],
  "/dashboard/group/six/quarantine/": ["bookCapture", "creditCapture", "getCapture", "refundCapture"],
  "/dashboard/three/items/": ["changeStock", "createItem", "updateItem"],
  "/dashboard/three/works/": [
    "cancelWork",
    "planItemEdit",
    "planItemImport",
    "planShipmentMoves",
    "retryWork",
    "revertWork",
    "startWork",
  ],
  "/dashboard/two/withdrawals/": [
    "acceptPosting",
    "acceptReturn",
    "getWithdrawal",
    "matchWithdrawal",
    "receiveGoods",
    "refundWithdrawal",
    "refuseWithdrawal",
  ],
  "/dashboard/two?shipment=": ["confirmDelivery", "getAdminShipment", "getShipment", "setShipmentStatus"],
};

/** The id of the record that a call was about, as a link if the record has a page. */
export function SubjectLink({ action, subjectId }: { action: string; subjectId: string }) {
  const page = Object.entries(pages).find(([, actions]) => actions.includes(action))?.[0];
  const id = <code>{subjectId}</code>;
  return page === undefined ? id : <Link to={`${page}${subjectId}`}>{id}</Link>;
}
