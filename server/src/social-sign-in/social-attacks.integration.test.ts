import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { codeOf } from "../../test/house/client-shop.ts"
import { outcomes } from "../../test/house/race.ts"
import { smallHouse, testDependencies } from "../../test/house/small-house.ts"
import { type SocialBench, startSocial } from "../../test/house/social-shop.ts"
import { testConfig } from "../../test/serve.ts"
import { tokenHash } from "../ids.ts"
import { sessionTokens } from "../sessions/session-tokens.ts"
import { openSession } from "../sessions/shopper-sessions.ts"
import { enterAsIdentity } from "./enter-as-identity.ts"
import { googleSignIn } from "./google.ts"
import type { Identity } from "./identity.ts"
import { ProviderAway } from "./provider.ts"

let bench: SocialBench

beforeAll(async () => {
  bench = await startSocial()
})
beforeEach(async () => {
  for (const table of ["social_identities", "social_sign_ins", "clients", "outbox"])
    await bench.db(table).delete()
})
afterAll(() => bench.close())

const refused = [401, "social-login-refused"]
const accounts = () => bench.db("clients").whereNotNull("email_key")

/** A sign-in whose provider has sent the browser back with a code. */
async function cameBack(provider: "GOOGLE" | "FACEBOOK" = "GOOGLE", subdomain: "petit" | "voisin" = "petit") {
  const shop = await bench.social(subdomain)
  const page: string = (await shop.begin(provider)).json().authorizationUrl
  const address = await bench.atProvider(page)
  const { brought } = await bench.backAtShop(address)
  return { shop, page, address, brought }
}

describe.each(["GOOGLE", "FACEBOOK"] as const)("the state of a sign-in with %s", (provider) => {
  it("is needed, and has to be one that was given", async () => {
    const { shop, address, brought } = await cameBack(provider)
    const { state: _, ...stateless } = brought
    expect((await shop.finish(stateless)).statusCode).toBe(400)
    for (const state of ["made-up", `${brought.state}x`])
      expect(codeOf(await shop.finish({ ...brought, state }))).toEqual(refused)
    address.searchParams.set("state", "made-up")
    expect((await bench.backAtShop(address)).brought).toEqual({ provider, error: "state" })
    address.searchParams.delete("state")
    expect((await bench.backAtShop(address)).brought).toEqual({ provider, error: "state" })
    expect(await accounts()).toEqual([])
  })

  it("is good once", async () => {
    const { shop, brought } = await cameBack(provider)
    expect((await shop.finish(brought)).statusCode).toBe(200)
    expect(codeOf(await shop.finish(brought))).toEqual(refused)
  })

  it("lets one of two in that come with it at once", async () => {
    const { shop, brought } = await cameBack(provider)
    const token = shop.token()
    const finish = () =>
      shop.caller.post("/v1/clients/social/actions/finish", brought, { "x-session-token": token })
    const answers = await Promise.all([finish(), finish()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  it("is of the session that began: nobody is signed in to another's account by a link", async () => {
    const { brought } = await cameBack(provider)
    const victim = await bench.social()
    expect(codeOf(await victim.finish(brought))).toEqual(refused)
    expect(codeOf(await victim.check())).toEqual([401, "login-needed"])
  })

  it("is of its website", async () => {
    const { brought, address } = await cameBack(provider)
    const other = await bench.social("voisin")
    expect(codeOf(await other.finish(brought))).toEqual(refused)
    address.pathname = address.pathname.replace("petit", "voisin")
    expect((await bench.backAtShop(address)).brought).toEqual({ provider, error: "state" })
    address.pathname = address.pathname.replace("voisin", "nobody")
    expect((await bench.app.inject(`${address.pathname}${address.search}`)).statusCode).toBe(404)
  })

  it("ends after ten minutes", async () => {
    const { shop, brought } = await cameBack(provider)
    bench.clock.pass(601)
    expect(codeOf(await shop.finish(brought))).toEqual(refused)
  })

  it("is proven by a code that was given for it, with its verifier", async () => {
    const stolen = await cameBack(provider)
    const { shop, brought } = await cameBack(provider)
    expect(codeOf(await shop.finish({ ...brought, code: stolen.brought.code }))).toEqual(refused)
    expect(await accounts()).toEqual([])
  })

  it("asks with a challenge, and for one address to come back to, whatever the request says", async () => {
    const shop = await bench.social()
    const call = "/v1/clients/social/actions/begin"
    const headers = { "x-session-token": shop.token(), host: "evil.example", origin: "https://evil.example" }
    const answer = await shop.caller.post(call, { provider }, headers)
    const asked = new URL(answer.json().authorizationUrl).searchParams
    expect(asked.get("redirect_uri")).toBe(`http://localhost:4000/social/petit/${provider.toLowerCase()}`)
    expect(asked.get("code_challenge_method")).toBe("S256")
    expect(asked.get("code_challenge")).toMatch(/^[\w-]{43}$/)
    if (provider === "GOOGLE") expect(asked.get("nonce")).toBe(answer.json().nonce)
  })
})

describe("mixed-up providers", () => {
  it("are told apart by state, by address and by issuer", async () => {
    const { shop, address, brought } = await cameBack("GOOGLE")
    expect(codeOf(await shop.finish({ ...brought, provider: "FACEBOOK" }))).toEqual(refused)
    address.pathname = "/social/petit/facebook"
    expect((await bench.backAtShop(address)).brought).toEqual({ provider: "FACEBOOK", error: "state" })
    expect(codeOf(await shop.finish({ ...brought, iss: "https://attacker.example" }))).toEqual(refused)
    const again = await cameBack("GOOGLE")
    const { iss: _, ...unsaid } = again.brought
    expect(codeOf(await again.shop.finish(unsaid))).toEqual(refused)
    expect(await accounts()).toEqual([])
  })
})

describe("the path a sign-in leads back to", () => {
  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "/cart\nlocation: https://evil.example",
    "/cart#@evil.example",
    "cart",
    "/",
  ])("is none of another site: %j", async (returnPath) => {
    const shop = await bench.social()
    const answer = await shop.begin("GOOGLE", { returnPath })
    expect(codeOf(answer)).toEqual([400, "request-invalid"])
    expect(await bench.db("social_sign_ins")).toEqual([])
  })

  it("is what was kept, not what the way back says", async () => {
    const shop = await bench.social()
    const { authorizationUrl } = (await shop.begin("GOOGLE", { returnPath: "/cart" })).json()
    const address = await bench.atProvider(authorizationUrl)
    address.searchParams.set("redirectUrl", "https://evil.example/")
    address.searchParams.set("redirect_uri", "https://evil.example/")
    const { location } = await bench.backAtShop(address)
    expect([location.origin, location.searchParams.get("redirectUrl")]).toEqual([
      "http://localhost:4000",
      "/cart",
    ])
  })
})

describe("a provider that does not answer", () => {
  it("is told as such, and signs nobody in", async () => {
    const silent = createServer((_, response) => void response.writeHead(503).end("busy"))
    await new Promise<void>((ready) => void silent.listen(0, "127.0.0.1", ready))
    const { port } = silent.address() as AddressInfo
    const app = {
      baseUrl: `http://127.0.0.1:${port}`,
      clientId: "c",
      secret: "s",
      version: "v3.2",
      redirectUri: "http://localhost:4000/social/petit/google",
    }
    const secrets = { state: "s", nonce: "n", verifier: "v", challenge: "c" }
    const google = googleSignIn(Date.now)
    await expect(google.page(app, secrets, "fr")).rejects.toBeInstanceOf(ProviderAway)
    await new Promise((closed) => silent.close(closed))
    await expect(google.page(app, secrets, "fr")).rejects.toBeInstanceOf(ProviderAway)
  })
})

describe("two sign-ins of one new address, at once", () => {
  const website = { ...smallHouse, clientAccount: "OPTIONAL" as const }
  const person = (subject: string): Identity => ({
    provider: "GOOGLE",
    subject,
    email: "marie@exemple.ca",
    isVerified: true,
    firstname: "Marie",
    lastname: "Roy",
  })

  /** Each through a pool of its own. */
  const enterBoth = (subjects: readonly string[]) =>
    outcomes(
      subjects.map(async (subject, index) => {
        const dependencies = {
          ...testDependencies(bench.open(), bench.clock),
          shopUrl: () => "https://shop.example/",
          sessionTokens: sessionTokens(testConfig().ticketSigningKey),
        }
        const { token } = await openSession(dependencies, website)
        const row = await dependencies
          .db("sessions")
          .where({ token_hash: tokenHash(token) })
          .first()
        const session = { id: row.id, websiteId: website.id }
        return enterAsIdentity(
          dependencies,
          { website, session, language: "fr" },
          person(subject),
          `s${index}`,
        )
      }),
    )

  it.each([
    ["by one person", ["1", "1"]],
    ["by a person with two accounts there", ["1", "2"]],
  ])("make one client: %s", async (_, subjects) => {
    const people = new Set(subjects)
    // Another person has the address, and opens nothing by it: it may have changed hands.
    expect((await enterBoth(subjects)).won).toBe(people.size === 1 ? 2 : 1)
    const made = await accounts()
    expect(made).toHaveLength(1)
    const joined = await bench.db("social_identities").orderBy("subject").select("subject", "client_id")
    expect(joined).toEqual([{ subject: expect.any(String), client_id: made[0].id }])
    expect(await bench.db("outbox")).toHaveLength(1)
  })

  it("make two when no key keeps the address apart", async () => {
    const unique = ["website_id", "email_key"]
    await bench.db.schema.alterTable("clients", (table) => table.dropUnique(unique))
    try {
      await enterBoth(["1", "2"])
      expect(await accounts()).toHaveLength(2)
    } finally {
      await bench.db("clients").delete()
      await bench.db.schema.alterTable("clients", (table) => table.unique(unique))
    }
  })
})
