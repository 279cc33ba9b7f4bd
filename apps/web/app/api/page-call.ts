import type { EndpointName } from "@trove/contract";
import { type RouterContextProvider, createContext, data } from "react-router";
import { ApiError } from "./api-error.ts";
import { type CallInput, type CallResult, type Transport, request } from "./request.ts";

/** The function by which loaders call the API, within the process that renders the page. */
export const apiContext = createContext<Transport>();

type Arguments<Name extends EndpointName> =
  object extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

/**
 * Calls the API from a loader: `await pageCall(context, "getItem", { params: { id } })`. If the API refuses, throws a
 * response with the status and the problem object, which the nearest ErrorBoundary receives.
 */
export async function pageCall<Name extends EndpointName>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  ...[input]: Arguments<Name>
): Promise<CallResult<Name>> {
  try {
    return await request<Name>(context.get(apiContext), name, input ?? {});
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) throw data(error.problem, { status: error.status });
    throw error;
  }
}
