import { useConnection } from "../data/http/connection.ts";
import { Alert } from "../ui/feedback/alert.tsx";

/** Says in one sentence what needs the server, as long as it cannot be reached. */
export function OfflineNotice({ text }: { text: string }) {
  return useConnection() === "online" ? null : <Alert kind="info">{text}</Alert>;
}
