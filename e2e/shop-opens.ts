import { type APIRequestContext, expect } from "playwright/test"
import type { moreShops } from "./more-shops.ts"

/** Waits for a shop that no demo tenant is: those are imported once the server is ready, while the first tests run. */
export const shopOpens = (
  request: APIRequestContext,
  shop: keyof typeof moreShops | "belvedere" | "harbour",
) => expect.poll(async () => (await request.get(`/v1/websites/config?subdomain=${shop}`)).status()).toBe(200)
