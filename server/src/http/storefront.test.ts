import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { readConfig } from "../config.ts"
import { paymentOrigins } from "../processor-addresses.ts"
import type { ProcessorType } from "../processor-type.ts"
import { securityHeaders } from "./security-headers.ts"
import { AnswerBytes } from "./shared-answer.ts"
import { type DrawnPage, type StorefrontOptions, storefrontRoutes } from "./storefront.ts"

let folder: string
let app: FastifyInstance
let website: StorefrontOptions["website"]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "parterre-storefront-"))
  mkdirSync(join(folder, "static"))
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Parterre</title>")
  writeFileSync(join(folder, "static/main-B1x9Qz3k.js"), "1")
  writeFileSync(join(folder, "static/main-B1x9Qz3k.js.br"), "br")
  writeFileSync(join(folder, "robots.txt"), "User-agent: *")
  app = fastify()
  const headers = securityHeaders({ secure: false })
  app.addHook("onRequest", async (_request, reply) => void reply.headers(headers))
  await app.register(storefrontRoutes, {
    folder,
    website: (request) => website(request),
    isUnknown: (url) => url === "/fr/nowhere",
  })
})

beforeEach(() => {
  website = async () => undefined
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it.each(["/", "/?subdomain=belvedere", "/fr", "/fr/pages/belvedere.le-cid", "/en/cart?x=1"])(
  "answers its page at %s",
  async (url) => {
    const answer = await app.inject(url)
    expect(answer.body).toContain("<title>Parterre</title>")
    expect(answer.headers["cache-control"]).toBe("no-cache")
  },
)

it("answers an address only the storefront can know when a person opens it [SHELL-036]", async () => {
  const headers = { accept: "text/html,application/xhtml+xml" }
  expect((await app.inject({ url: "/nowhere", headers })).body).toContain("<title>Parterre</title>")
  expect((await app.inject({ url: "/v1/nothing", headers })).statusCode).toBe(404)
})

describe("other sites", () => {
  const framing = async (url = "/fr/pages") => {
    const { headers, statusCode } = await app.inject(url)
    const policy = String(headers["content-security-policy"])
    const [, ancestors] = /frame-ancestors ([^;]*)/.exec(policy) ?? []
    return { statusCode, ancestors, older: headers["x-frame-options"] }
  }
  const ownOnly = { statusCode: 200, ancestors: "'self'", older: "SAMEORIGIN" }

  it("may not frame the shop", async () => {
    website = async () => ({ framedBy: [] })
    expect(await framing()).toEqual(ownOnly)
  })

  it("may frame it where the tenant of the address names them", async () => {
    const framedBy = ["https://www.example.com", "https://*.example.org"]
    website = async ({ url }) => (url.includes("subdomain=belvedere") ? { framedBy } : undefined)
    expect(await framing("/fr/pages?subdomain=belvedere&widget")).toEqual({
      statusCode: 200,
      ancestors: "'self' https://www.example.com https://*.example.org",
      older: undefined,
    })
    expect(await framing("/fr/pages?subdomain=harbour")).toEqual(ownOnly)
    expect(await framing()).toEqual(ownOnly)
  })

  it("leave the rest of the policy as it is", async () => {
    const policy = async () => String((await app.inject("/fr")).headers["content-security-policy"])
    const before = await policy()
    website = async () => ({ framedBy: ["https://www.example.com"] })
    expect((await policy()).replace(" https://www.example.com", "")).toBe(before)
  })

  it("may not while the tenant cannot be read, and shoppers get the page all the same", async () => {
    website = async () => {
      throw new Error("no database")
    }
    expect(await framing()).toEqual(ownOnly)
  })
})

describe("a page that was drawn", () => {
  const drawn = (page: DrawnPage | undefined) => {
    website = async () => ({ framedBy: [], drawn: async () => page })
  }
  const bytes = new AnswerBytes("<!doctype html><title>Le Cid</title>".padEnd(3_000, " "))
  const page = {
    bytes,
    styleHashes: [],
    scriptHashes: [],
    canonical: "https://billets.example/fr/pages",
    isMissing: false,
  }

  it("is sent with a policy that lets its own styles and script in, and no others", async () => {
    drawn({ ...page, styleHashes: ["'sha256-style'"], scriptHashes: ["'sha256-script'"] })
    const answer = await app.inject("/fr/pages")
    expect(answer.body).toContain("<title>Le Cid</title>")
    expect(answer.headers["content-type"]).toContain("text/html")
    const policy = String(answer.headers["content-security-policy"])
    expect(policy).toMatch(/script-src 'self' 'sha256-script'/)
    expect(policy).toMatch(/style-src-elem 'self' ('sha256-[^']+' )+'sha256-style'/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline|style-src-elem[^;]*unsafe-inline/)
  })

  it("tells search engines when they are not to list it", async () => {
    const robots = async () => (await app.inject("/fr/pages?q=cid")).headers["x-robots-tag"]
    drawn(page)
    expect(await robots()).toBeUndefined()
    drawn({ ...page, canonical: undefined })
    expect(await robots()).toBe("noindex")
  })

  it("is asked for each time, and sent again only when it changed", async () => {
    drawn(page)
    const { headers } = await app.inject({ url: "/fr", headers: { "accept-encoding": "br" } })
    expect([headers["cache-control"], headers["content-encoding"]]).toEqual(["no-cache", "br"])
    const again = await app.inject({ url: "/fr", headers: { "if-none-match": String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ""])
  })

  it("sends on whoever it leads elsewhere", async () => {
    drawn({ redirect: "/fr/pages" })
    const answer = await app.inject("/fr")
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/fr/pages"])
  })

  it("says by its status where there is nothing, to who has it already as well", async () => {
    drawn({ ...page, isMissing: true })
    const missing = await app.inject("/fr/rien")
    expect([missing.statusCode, missing.body]).toEqual([404, expect.stringContaining("Le Cid")])
    const again = await app.inject({ url: "/fr/rien", headers: { "if-none-match": bytes.etag } })
    expect([again.statusCode, again.body]).toEqual([404, missing.body])
  })

  it("is named to search engines where the browser draws a part of it, and else not listed", async () => {
    const told = async (url: string) => {
      const { statusCode, headers, body } = await app.inject(url)
      expect(body).toContain("<title>Parterre</title>")
      return [statusCode, headers.link, headers["x-robots-tag"]]
    }
    const canonical = "https://billets.example/fr/pages/cid?subdomain=petit"
    drawn({ canonical, isMissing: false })
    expect(await told("/fr/pages/cid?hour=2")).toEqual([200, `<${canonical}>; rel="canonical"`, undefined])
    drawn({ canonical: undefined, isMissing: false })
    expect(await told("/fr/pages?q=cid")).toEqual([200, undefined, "noindex"])
    drawn({ canonical: undefined, isMissing: true })
    expect(await told("/fr/pages/rien?hour=2")).toEqual([404, undefined, "noindex"])
    website = async () => undefined
    expect(await told("/fr/pages")).toEqual([200, undefined, "noindex"])
    expect(await told("/fr/nowhere")).toEqual([404, undefined, "noindex"])
    drawn(undefined)
    expect(await told("/fr/pages")).toEqual([200, undefined, undefined])
    // That passes, and a page that was dropped from a list would be missing there for weeks.
    website = async () => {
      throw new Error("no database")
    }
    expect(await told("/fr/pages")).toEqual([200, undefined, undefined])
  })

  it("is the browser's to draw where nobody drew it, or it could not be drawn", async () => {
    drawn(undefined)
    const empty = await app.inject("/fr/pages")
    expect(empty.body).toContain("<title>Parterre</title>")
    expect(String(empty.headers["content-security-policy"])).not.toContain("style-src-elem")
    website = async () => ({ framedBy: [], drawn: () => Promise.reject(new Error("no such page")) })
    expect((await app.inject("/fr/pages/rien")).body).toContain("<title>Parterre</title>")
  })
})

it("keeps files with a hash in their name for good, and no others", async () => {
  expect((await app.inject("/static/main-B1x9Qz3k.js")).headers["cache-control"]).toContain("immutable")
  expect((await app.inject("/robots.txt")).headers["cache-control"]).toBe("no-cache")
})

it("hands out the compressed file to those who can read it, and keeps it as long", async () => {
  const read = (encoding: string) =>
    app.inject({ url: "/static/main-B1x9Qz3k.js", headers: { "accept-encoding": encoding } })
  const compressed = await read("gzip, deflate, br")
  expect(compressed.body).toBe("br")
  expect(compressed.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": expect.stringContaining("javascript"),
    "cache-control": "public, max-age=31536000, immutable",
  })
  expect(compressed.headers.vary).toContain("accept-encoding")
  const plain = await read("identity")
  expect([plain.body, plain.headers["content-encoding"]]).toEqual(["1", undefined])
})

it.each(["/de/pages", "/v1/nothing", "/static/none.js", "/..%2f..%2fetc/passwd"])(
  "has nothing at %s",
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  },
)

it("says when the storefront was not built", async () => {
  const bare = fastify()
  bare.register(storefrontRoutes, { folder: tmpdir(), website: async () => undefined })
  await expect(bare.ready()).rejects.toMatchObject({
    name: "ConfigError",
    message: expect.stringContaining("STOREFRONT_DIR: no index.html"),
  })
})

describe("card fields", () => {
  const directives = ["script-src", "connect-src", "frame-src", "form-action"] as const

  /** What a page may load beside its own, by directive. */
  async function allowed(...more: readonly string[]) {
    const policy = String((await app.inject("/fr/checkout/mode")).headers["content-security-policy"])
    return [...directives, ...more].map((name) => {
      const [, sources = ""] = new RegExp(`(?:^|;)${name} ([^;]*)`).exec(policy) ?? []
      return sources.split(" ").filter((source) => !["'self'", "blob:"].includes(source))
    })
  }
  const at = (processor: ProcessorType, threeDSecure: boolean, environment = {}, interac = false) => {
    const config = readConfig({ NODE_ENV: "test", SANDBOX: "false", ...environment })
    website = async () => ({
      framedBy: [],
      paymentOrigins: paymentOrigins(
        { cards: { processor, threeDSecure }, interac },
        config,
        "/fr/checkout/mode",
      ),
    })
    return allowed()
  }

  // Each origin runs, or frames, something beside a card: another one here is a decision, not a detail.
  it.each([
    [
      "PAYSAFE",
      [
        ["https://hosted.paysafe.com"],
        ["https://hosted.paysafe.com", "https://api.paysafe.com"],
        ["https://hosted.paysafe.com"],
        [],
      ],
    ],
    ["GLOBALPAYMENTS", [["https://js.globalpay.com"], [], ["https://js.globalpay.com"], []]],
    [
      "STRIPE",
      [
        ["https://js.stripe.com"],
        ["https://api.stripe.com"],
        ["https://js.stripe.com", "https://hooks.stripe.com"],
        [],
      ],
    ],
    ["MONERIS", [[], [], ["https://www3.moneris.com"], []]],
    ["CARDCONNECT", [[], [], ["https://fts.cardconnect.com"], []]],
    ["PAYMENTECH", [[], [], [], []]],
    ["EXACT", [[], [], [], []]],
  ] as const)("of %s load from its own origins and no others", async (processor, expected) => {
    expect(await at(processor, false)).toEqual(expected)
  })

  it.each(["PAYSAFE", "GLOBALPAYMENTS"] as const)(
    "of %s let the page of any bank be framed",
    async (processor) => {
      const [scripts, , frames, forms] = await at(processor, true)
      expect([scripts?.length, frames, forms]).toEqual([1, ["https:"], ["https:"]])
    },
  )

  it("are framed from where the operator's processor is", async () => {
    const environment = { CARDCONNECT_BASE_URL: "https://venue.cardconnect.com" }
    expect(await at("CARDCONNECT", false, environment)).toEqual([
      [],
      [],
      ["https://venue.cardconnect.com"],
      [],
    ])
  })

  it("stand beside the page of E-xact, which the form of Interac is posted to", async () => {
    const forms = async (environment = {}) => (await at("STRIPE", false, environment, true))[3]
    expect(await forms()).toEqual(["https://checkout.e-xact.com"])
    expect(await forms({ EXACT_SECOND_BASE_URL: "https://rpm.demo.e-xact.com/" })).toEqual([
      "https://rpm.demo.e-xact.com",
    ])
    const config = readConfig({ NODE_ENV: "test", SANDBOX: "false" })
    website = async () => ({ framedBy: [], paymentOrigins: paymentOrigins({ interac: true }, config, "/fr") })
    expect(await allowed()).toEqual([[], [], [], ["https://checkout.e-xact.com"]])
  })

  it("are PayPal's too where its accounts are taken, and the stand-in's are the shop's own", async () => {
    const site = {
      cards: { processor: "MONERIS", threeDSecure: false },
      interac: false,
      paypal: true,
    } as const
    const config = readConfig({ NODE_ENV: "test", SANDBOX: "false" })
    website = async () => ({
      framedBy: [],
      paymentOrigins: paymentOrigins(site, config, "/fr/checkout/mode"),
    })
    expect(await allowed("img-src")).toEqual([
      ["https://www.paypal.com", "https://www.paypalobjects.com"],
      ["https://www.paypal.com"],
      ["https://www3.moneris.com", "https://www.paypal.com"],
      [],
      ["data:", "https://www.paypalobjects.com"],
    ])
    // No page before the checkout lets PayPal in.
    for (const path of ["/fr", "/fr/cart", "/en/pages/belvedere.le-cid", "/en/client/auth/profile"]) {
      website = async () => ({ framedBy: [], paymentOrigins: paymentOrigins(site, config, path) })
      expect((await allowed("img-src")).flat().join()).not.toContain("paypal")
    }
    // Test accounts are taken elsewhere, and by a shop that is being tried alone.
    const withTestAccounts = readConfig({
      ...{ NODE_ENV: "test", SANDBOX: "false", PAYPAL_BASE_URL: "https://api-m.sandbox.paypal.com" },
    })
    const atCheckout = paymentOrigins(site, withTestAccounts, "/en/checkout/checkout-deferred")
    website = async () => ({ framedBy: [], paymentOrigins: atCheckout })
    expect((await allowed())[1]).toEqual(["https://www.paypal.com", "https://www.sandbox.paypal.com"])
    const tried = readConfig({ NODE_ENV: "test" })
    website = async () => ({ framedBy: [], paymentOrigins: paymentOrigins(site, tried, "/fr/checkout/mode") })
    expect((await allowed("img-src")).flat()).not.toContain("https://www.paypal.com")
  })

  it("are Google's too where its wallet is offered, which shows pictures and writes styles of its own", async () => {
    const config = readConfig({ NODE_ENV: "test", SANDBOX: "false" })
    const site = {
      cards: { processor: "MONERIS", threeDSecure: false },
      interac: false,
      googlePay: true,
    } as const
    website = async () => ({
      framedBy: [],
      paymentOrigins: paymentOrigins(site, config, "/fr/checkout/mode"),
    })
    expect(await allowed("img-src")).toEqual([
      ["https://pay.google.com"],
      ["https://pay.google.com", "https://google.com"],
      ["https://www3.moneris.com", "https://pay.google.com"],
      [],
      ["data:", "https://www.gstatic.com"],
    ])
    const page = {
      bytes: new AnswerBytes(Buffer.from("drawn")),
      styleHashes: ["'sha256-style'"],
      scriptHashes: [],
      canonical: undefined,
      isMissing: false,
    }
    for (const googlePay of [false, true]) {
      const origins = paymentOrigins({ ...site, googlePay }, config, "/fr")
      website = async () => ({ framedBy: [], paymentOrigins: origins, drawn: async () => page })
      const policy = String((await app.inject("/fr")).headers["content-security-policy"])
      expect(policy.includes("style-src-elem")).toBe(!googlePay)
      expect(policy).toContain("style-src 'self' 'unsafe-inline'")
    }
    // The stand-in is the shop's own.
    const tried = readConfig({ NODE_ENV: "test" })
    website = async () => ({ framedBy: [], paymentOrigins: paymentOrigins(site, tried, "/fr/checkout/mode") })
    expect(await allowed("img-src")).toEqual([[], [], [], [], ["data:"]])
  })

  it("are nobody's where no card is taken, or the tenant is not known", async () => {
    website = async () => ({ framedBy: [] })
    expect(await allowed()).toEqual([[], [], [], []])
    website = async () => undefined
    expect(await allowed()).toEqual([[], [], [], []])
  })
})
