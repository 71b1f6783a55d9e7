import { startOpenIdProvider } from "./openid-provider.ts";

/**
 * The provider as a program, for journeys and trials in a browser: `PUBLIC_URL` is the site that may send people here
 * (http://localhost:3000), `PORT` its own port (a free one), `CLIENT_SECRET` what that site proves itself with (a random
 * one). It prints one line of JSON, the variables that the server is to be started with. Any address logs in; a second
 * login with it is the same person.
 */
const { PORT = "0", PUBLIC_URL = "http://localhost:3000", CLIENT_SECRET } = process.env;
const provider = await startOpenIdProvider({
  port: Number(PORT),
  returnAddress: `${PUBLIC_URL}/api/auth/oauth/oidc/callback`,
  isOpen: true,
  ...(CLIENT_SECRET !== undefined && { clientSecret: CLIENT_SECRET }),
});
const variables = {
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: provider.clientId,
  OIDC_CLIENT_SECRET: provider.clientSecret,
  OIDC_NAME: "Test provider",
};
process.stdout.write(`${JSON.stringify(variables)}\n`);
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void provider.close().then(() => process.exit(0)));
