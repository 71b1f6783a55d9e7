import { join, relative } from "node:path";
import { keepTwoBuilds } from "./build-files.ts";

/** The build of the server for `npm start` and the image: few files, since each costs a start time (docs/decisions/079). */

const folder = join(import.meta.dirname, "../../build/server");
const ownAddress = "import.meta.url";

/** What a source names by its own address, such as the file of a thread, is still found from where the source lies. */
const addressesOfSources = {
  name: "castor-addresses-of-sources",
  transform: {
    filter: { id: /\/(?:apps\/server|packages\/i18n)\/src\//, code: ownAddress },
    handler: (code: string, id: string) => {
      const address = `new URL(${JSON.stringify(relative(folder, id))}, ${ownAddress}).href`;
      return { code: code.replaceAll(ownAddress, address), map: null };
    },
  },
};

const formerBuild = {
  name: "castor-former-build",
  writeBundle: (_options: object, bundle: object) => keepTwoBuilds(folder, Object.keys(bundle)),
};

export default {
  publicDir: false,
  plugins: [addressesOfSources, formerBuild],
  // Packages give the server what they give to Node, not what they have for bundlers.
  resolve: { mainFields: [], conditions: ["node"] },
  ssr: {
    noExternal: true,
    external: [
      // They load native code from their own folder.
      ...["@node-rs/argon2", "@resvg/resvg-js"],
      // No start waits for them, and none may depend on the order in which a bundler runs its modules.
      ...[
        "@redis/client",
        "@simplewebauthn/server",
        "fontkit",
        "nodemailer",
        "openid-client",
        "pdfmake",
        "web-push",
      ],
    ],
  },
  build: {
    ssr: "src/main.ts",
    outDir: folder,
    // A server that runs still loads parts of the former build.
    emptyOutDir: false,
    target: "esnext",
    // Stacks in the log stay readable.
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
    },
  },
};
