import type { Dependencies } from "../dependencies.ts"
import type { Handlers } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { type ProcessorAddresses, websiteConfig } from "./website-config.ts"
import { readWebsite } from "./website-store.ts"

export const websitesHandlers = ({ db }: Dependencies, processors: ProcessorAddresses): Handlers => ({
  getWebsiteConfig: async ({ website, language }) => {
    const row = await readWebsite(db, website.id)
    if (row === undefined) throw new Refusal("website-not-found")
    return websiteConfig(row, language, processors)
  },
})
