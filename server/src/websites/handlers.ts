import type { WebsiteRow } from "../database/tables.ts"
import type { Handlers, Website } from "../http/handler.ts"
import type { SharedAnswer } from "../http/shared-answer.ts"
import { type ProcessorAddresses, websiteConfig } from "./website-config.ts"

/** Makes an answer of a website's settings, once for each of its revisions; the key names it among all answers. */
export type SettingsAnswer = (
  website: Website,
  key: string,
  make: (row: WebsiteRow) => object,
) => Promise<SharedAnswer>

export const websitesHandlers = (settings: SettingsAnswer, processors: ProcessorAddresses): Handlers => ({
  getWebsiteConfig: async ({ website, language }) =>
    settings(website, `config ${language}`, (row) => websiteConfig(row, language, processors)),
})
