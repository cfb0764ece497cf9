import { expect, it } from "vitest"
import { describeCalls } from "./calls.test-support.ts"
import { contract, read } from "./document.test-support.ts"

const open = { security: [], cache: 60_000 }
const banner = {
  is: "Banner",
  fields: { id: "string!", imageUrl: "string!", title: "string!", pageId: "string", url: "uri" },
}
const verification = {
  tag: "verifications",
  answer: { is: "Verification", fields: { status: "valid | invalid!", responseCode: "string!" } },
  security: ["session"],
  cache: 0,
}

describeCalls("the site", [
  {
    title: "[CALL-053] the city of a place on earth",
    call: "GET /v1/l12n/city",
    tag: "locations",
    query: { latitude: "number!", longitude: "number!" },
    answer: { is: "City", fields: { city: "string!", province: "string!" } },
    ...open,
  },
  {
    title: "[CALL-054] entries of the carousel",
    call: "GET /v1/carousel",
    tag: "banners",
    answer: { ...banner, is: "Banner[]" },
    ...open,
  },
  {
    title: "[CALL-055] the main banner",
    call: "GET /v1/privileged",
    tag: "banners",
    answer: banner,
    ...open,
  },
  {
    title: "[CALL-056] the secondary banner",
    call: "GET /v1/banner",
    tag: "banners",
    answer: banner,
    ...open,
  },
  {
    title: "[CALL-058] an entry of a client's log",
    call: "POST /v1/log/{level}",
    tag: "logs",
    path: { level: "LogLevel" },
    body: { is: "LogEntry", fields: { message: "string!", context: "object" } },
    answer: "nothing",
    status: 204,
    security: ["", "session"],
  },
  { title: "[CALL-087] a phone verified", call: "GET /v1/xverify/phone/{base64}", ...verification },
  {
    title: "[CALL-088] an address verified",
    call: "GET /v1/xverify/address/{line1}/{city}/{country}/{zip}",
    ...verification,
  },
  { title: "[CALL-089] the caller's own address verified", call: "GET /v1/xverify/ip", ...verification },
  {
    title: "[CALL-090] an email checked, with the one that was likely meant",
    call: "GET /v1/mailcheck/{base64}",
    ...verification,
    answer: { is: "MailCheck", fields: { valid: "boolean!", suggestion: "string" } },
  },
  {
    title: "[CALL-112] ids of tag managers",
    call: "GET /v1/tracker/systemgtm",
    tag: "tracking",
    answer: { is: "string[]" },
    ...open,
  },
  {
    title: "[CALL-113] cart lines as products of the data layer",
    call: "POST /v1/tracker/productforperformance",
    tag: "tracking",
    query: { subdomain: "string", isfullproducts: "boolean = false" },
    body: {
      is: "TrackedProduct[]",
      fields: {
        eventId: "string!",
        priceType: "string!",
        priceLevel: "string!",
        qty: "integer!",
        price: "integer!",
        promoId: "string",
        parkingId: "string",
        priceId: "string",
      },
    },
    answer: {
      is: "DataLayerProduct[]",
      fields: { id: "string!", eventId: "string!", quantity: "integer!", price: "integer!" },
    },
    security: ["session"],
  },
  {
    title: "[CALL-114] the data layer of a page",
    call: "GET /v1/tracker/datalayer/{pageUrl}",
    tag: "tracking",
    query: { subdomain: "string", accountId: "string", saleId: "string" },
    answer: { is: "DataLayer", fields: { page: "string!" } },
    security: ["session"],
    cache: 0,
    problems: ["sale-unknown"],
  },
])

it.each([
  ["[CALL-055] the main one", "/v1/privileged"],
  ["[CALL-056] the secondary one", "/v1/banner"],
])("a site without a banner answers nothing: %s", (_, path) => {
  expect(read(contract, ["paths", path, "get", "responses", "204"])).toBeDefined()
  expect(read(contract, ["paths", path, "get", "responses", "204", "content"])).toBeUndefined()
})

it("takes only base64 to verify [CALL-087] [CALL-090]", () => {
  for (const path of ["/v1/xverify/phone/{base64}", "/v1/mailcheck/{base64}"]) {
    const parameters = read(contract, ["paths", path, "parameters"])
    const pattern = new RegExp(
      JSON.stringify(parameters)
        .match(/"pattern":("[^"]*")/)?.[1]
        ?.slice(1, -1) ?? "$^",
    )
    expect(["NDE4NTU1MTIzNA==", "bWFyaWVAZ21pYWwuY29t"].every((text) => pattern.test(text))).toBe(true)
    expect(["41855", "marie@gmial.com", "NDE4=NTU1"].some((text) => pattern.test(text))).toBe(false)
  }
})
