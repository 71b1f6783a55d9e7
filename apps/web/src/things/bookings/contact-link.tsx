const mail = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/;
/** A telephone number as people write it. */
const phone = /^\+?[\d\s().\-/]{5,30}$/;

/** A contact: what is a telephone number or an address of mail can be pressed. */
export function ContactLink({ contact }: { contact: string }) {
  if (mail.test(contact)) return <a href={`mailto:${contact}`}>{contact}</a>;
  if (phone.test(contact)) return <a href={`tel:${contact.replace(/[^\d+]/g, "")}`}>{contact}</a>;
  return contact;
}
