import { commands as english } from "../../en/commands/commands.ts";
import { commands as russian } from "../../ru/commands/commands.ts";

/** The words of the command palette. */
export const commandsWords = { en: { commands: english }, ru: { commands: russian } } as const;
