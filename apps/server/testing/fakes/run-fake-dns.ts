import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import { createFakeDns } from "./fake-dns.ts";

/** Loaded before a server of journeys: in DNS there is example.org alone, whose mails come from this machine. */
const fake = createFakeDns();
fake.texts.set("example.org", "v=spf1 ip4:127.0.0.1 -all");
dns.Resolver.prototype.resolve = fake.resolver as typeof dns.Resolver.prototype.resolve;
syncBuiltinESMExports();
