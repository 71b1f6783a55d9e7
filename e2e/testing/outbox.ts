import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime from "postal-mime";

const folder = () => join(process.env.E2E_DATA_DIR ?? "", "outbox");

async function mailsTo(address: string) {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(join(folder(), name)))),
  );
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** Waits for a mail with such a link. Returns the link of the newest one. */
export async function linkOfMailTo(
  address: string,
  page: "confirm-email" | "reset-password",
): Promise<{ link: string; subject: string }> {
  const pattern = new RegExp(`http\\S+/${page}\\?token=\\S+`);
  const find = async () =>
    (await mailsTo(address)).findLast(({ text }) => pattern.test(text ?? ""));
  await expect.poll(find).toBeDefined();
  const mail = await find();
  const link = mail?.text?.match(pattern)?.[0] ?? "";
  expect(mail?.html).toContain(link.split("?")[0]);
  return { link, subject: mail?.subject ?? "" };
}

/** Waits for an invitation to a trip. Returns its link, and what it says. */
export async function invitationMailTo(
  address: string,
): Promise<{ link: string; subject: string; text: string }> {
  const pattern = /http\S+\/join#[\w-]+/;
  const find = async () =>
    (await mailsTo(address)).findLast(({ text }) => pattern.test(text ?? ""));
  await expect.poll(find).toBeDefined();
  const { text = "", subject = "" } = (await find()) ?? {};
  return { link: text.match(pattern)?.[0] ?? "", subject, text };
}

/** Waits for a reminder. Returns it with the address that ends reminders. */
export async function endAddressOfMailTo(to: string) {
  const addressOf = (headers: { key: string; value: string }[]) =>
    headers.find(({ key }) => key === "list-unsubscribe")?.value.replace(/^<|>$/g, "");
  const find = async () => (await mailsTo(to)).find(({ headers }) => addressOf(headers));
  await expect.poll(find).toBeDefined();
  const mail = await find();
  return {
    address: addressOf(mail?.headers ?? []) ?? "",
    mail: { subject: mail?.subject ?? "", text: mail?.text ?? "" },
  };
}
