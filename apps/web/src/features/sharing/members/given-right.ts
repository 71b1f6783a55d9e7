import type { GivenRole } from "@castor/core/members/member.ts";

/** What a member may do: role and money in one choice. */
export interface GivenRight {
  role: GivenRole;
  seesMoney: boolean;
}

const keys = ["editor", "editorNoMoney", "viewer", "viewerNoMoney"] as const;
export type RightKey = (typeof keys)[number];

export const keyOfRight = ({ role, seesMoney }: GivenRight): RightKey =>
  seesMoney ? role : `${role}NoMoney`;

export const rightOfKey = (key: RightKey): GivenRight => ({
  role: key.startsWith("editor") ? "editor" : "viewer",
  seesMoney: !key.endsWith("NoMoney"),
});

/** The options of a select, the widest right first. */
export const rightChoices = (translate: (key: `members.rights.${RightKey}`) => string) =>
  keys.map((key) => ({ value: key, label: translate(`members.rights.${key}`) }));
