import { startOpenIdProvider } from "./openid-provider.ts";

/**
 * The OpenID provider as a program, for journeys and manual trials. `PUBLIC_URL` is the site that may redirect here
 * (default: http://localhost:3000), `PORT` its own port (a free one), `CLIENT_SECRET` the client secret (random). It prints
 * one line of JSON: the server's variables. Any address logs in; a second login with the same address is the same person.
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
