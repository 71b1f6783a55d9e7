import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Provider } from "oidc-provider";
import type { ProviderAccount } from "./provider-account.ts";

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Test provider</title>
<h1>Test provider</h1>
<form method="post">
<p><label>Email <input name="email" type="email" required autofocus></label></p>
<p><label>First name <input name="given_name"></label></p>
<p><label><input name="unverified" type="checkbox"> The address is not verified</label></p>
<p><button>Log in</button> <button name="cancel" value="1" formnovalidate>Cancel</button></p>
</form>
</html>`;

/** Serves the provider's login page and handles its form. */
export async function answerLoginPage(
  provider: Provider,
  accounts: Map<string, ProviderAccount>,
  isOpen: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await provider.interactionDetails(request, response);
    if (request.method !== "POST") {
      response.setHeader("content-type", "text/html; charset=utf-8").end(page);
      return;
    }
    const form = new URLSearchParams(await text(request));
    const email = form.get("email") ?? "";
    if (isOpen && !form.has("cancel") && !accounts.has(email))
      accounts.set(email, newAccount(email, form));
    const account = accounts.get(email);
    const result =
      form.has("cancel") || account === undefined
        ? { error: "access_denied", error_description: "The person said no." }
        : { login: { accountId: account.sub } };
    await provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: false,
    });
  } catch (error) {
    response.statusCode = 400;
    response.end(String(error));
  }
}

function newAccount(email: string, form: URLSearchParams): ProviderAccount {
  const name = form.get("given_name") ?? "";
  return {
    sub: `person-${email}`,
    email,
    email_verified: !form.has("unverified"),
    ...(name !== "" && { given_name: name }),
  };
}
