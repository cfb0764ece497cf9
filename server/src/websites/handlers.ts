import { type Reading, siteOf } from "../catalogue/handlers.ts"
import type { Handlers } from "../http/handler.ts"
import { type ProcessorAddresses, websiteConfig } from "./website-config.ts"

export const websitesHandlers = (reading: Reading, processors: ProcessorAddresses): Handlers => ({
  getWebsiteConfig: async ({ website, language }) => {
    const site = await siteOf(reading, website)
    return reading.answers(site, { key: `config ${language}`, version: "" }, () =>
      websiteConfig(site.row, language, processors),
    )
  },
})
