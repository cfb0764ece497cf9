import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { outcomes } from "../../test/house/race.ts"
import { buildHouse, smallHouse, TestClock, testDependencies } from "../../test/house/small-house.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import type { ClientRow } from "../database/client-tables.ts"
import { type Counter, memoryCounters } from "../http/counters.ts"
import type { ShopperSession } from "../http/handler.ts"
import { tokenHash } from "../ids.ts"
import { hashPassword } from "../sessions/passwords.ts"
import type { SessionRow } from "../sessions/session-store.ts"
import { sessionTokens } from "../sessions/session-tokens.ts"
import { openSession } from "../sessions/shopper-sessions.ts"
import { changePassword, resetPassword, type TakeReset } from "./change-password.ts"
import type { Unchanged } from "./client-checks.ts"
import { createClient } from "./create-client.ts"
import type { ClientDependencies } from "./dependencies.ts"
import { signIn } from "./sign-in.ts"
import { updateClient } from "./update-client.ts"

let database: TestDatabase
const clock = new TestClock()
const website = { ...smallHouse, clientAccount: "OPTIONAL" as const }
const email = "Marie@exemple.ca"

beforeAll(async () => {
  database = await testDatabase()
  await buildHouse(database.db, { website, rows: [{ name: "A", seats: 2 }] })
})
beforeEach(async () => {
  for (const table of ["clients", "password_resets", "outbox", "sessions"]) await database.db(table).delete()
})
afterAll(() => database.close())

const tokens = sessionTokens("a key that signs the sessions of tests")
const given = (password: string) => ({ password, confirmation: password })

/** Two shoppers sign up at the same address, through pools of their own. */
const signUpTwice = () => outcomes([email, email.toLowerCase()].map((address) => signUp(address)))

async function signUp(address: string, asks: Counter = memoryCounters(clock)("letters", 3_600_000)) {
  const dependencies = {
    ...testDependencies(database.open(), clock),
    shopUrl: () => "https://shop.example/",
    sessionTokens: tokens,
  }
  const { token } = await openSession(dependencies, website)
  const row = await dependencies
    .db("sessions")
    .where({ token_hash: tokenHash(token) })
    .first()
  const session = { id: row.id, websiteId: website.id }
  const visitor = { website, session, language: "fr" } as const
  const named = { firstname: "Marie", lastname: "Tremblay", email: address }
  return createClient(dependencies, visitor, { ...named, ...given("Corneille1637!") }, asks)
}

it("a sign-up is answered though its letter cannot be counted", async () => {
  const away: Counter = {
    ...memoryCounters(clock)("letters", 3_600_000),
    add: () => Promise.reject(new Error("the counters are away")),
  }
  const { row, token } = await signUp(email, away)
  expect(row.email).toBe(email)
  expect(token).toEqual(expect.any(String))
})

describe("two sign-ups at one address, at once", () => {
  const accounts = () => database.db<ClientRow>("clients").whereNotNull("password_hash")

  it("make one client", async () => {
    const { won, codes } = await signUpTwice()
    expect([won, codes]).toEqual([1, ["email-taken"]])
    expect(await accounts()).toHaveLength(1)
    expect(await database.db("outbox")).toHaveLength(1)
  })

  it("make two when no key keeps them apart", async () => {
    const unique = ["website_id", "email_key"]
    await database.db.schema.alterTable("clients", (table) => table.dropUnique(unique))
    try {
      expect((await signUpTwice()).won).toBe(2)
      expect(await accounts()).toHaveLength(2)
    } finally {
      await database.db("clients").delete()
      await database.db.schema.alterTable("clients", (table) => table.unique(unique))
    }
  })
})

describe("two who hold one reset link, at once", () => {
  async function resetTwice(take?: TakeReset) {
    const now = clock.now()
    const own = { id: "marie", website_id: website.id, email, email_key: "marie@exemple.ca" }
    const named = { firstname: "Marie", lastname: "Tremblay", language: "fr", company: "", title: "" }
    await database.db("clients").insert({
      ...own,
      ...named,
      addresses: "[]",
      phones: "[]",
      password_hash: await hashPassword("Corneille1637!"),
      must_change_password: 0,
      created_at: now,
      changed_at: now,
    })
    const reset = { client_id: "marie", website_id: website.id, token_hash: tokenHash("link") }
    await database.db("password_resets").insert({ ...reset, expires_at: now + 1 })
    const pools = ["Rodrigue1637!", "Chimene1637!"].map((password) => ({ password, db: database.open() }))
    // Connected first, so that they meet at the link.
    await Promise.all(pools.map(({ db }) => db.raw("SELECT 1")))
    const asks = pools.map(({ password, db }) => {
      const dependencies = {
        ...testDependencies(db, clock),
        shopUrl: () => "https://shop.example/",
        sessionTokens: tokens,
      }
      return resetPassword(dependencies, website, { token: "link", ...given(password) }, take)
    })
    return outcomes(asks)
  }

  it("set one password", async () => {
    expect(await resetTwice()).toEqual({ won: 1, codes: ["reset-link-ended"] })
  })

  it("set two when the link is looked at and used up in two steps", async () => {
    // Both saw the link alive before either wrote: what the look-up alone would let through.
    const lookedAtBefore: TakeReset = async () => "marie"
    expect((await resetTwice(lookedAtBefore)).won).toBe(2)
  })
})

describe("a password that is changed while another request is under way", () => {
  const shopUrl = () => "https://shop.example/"
  const first = "Corneille1637!"
  const reset = "Rodrigue1637!"

  /** Signs Marie up, then lets an act that has looked at her account meet a reset of her password. */
  async function duringReset(
    act: (
      dependencies: ClientDependencies,
      session: ShopperSession & { readonly clientId: string },
      looked: () => void,
    ) => Promise<unknown>,
  ) {
    const { won } = await signUpTwice()
    expect(won).toBe(1)
    const client = await database.db<ClientRow>("clients").first()
    const row = await database.db<SessionRow>("sessions").whereNotNull("client_id").first()
    if (client === undefined || row === undefined) throw new Error("nobody has signed up")
    const session = { id: row.id, websiteId: website.id, clientId: client.id }
    const password_hash = await hashPassword(reset)
    const resetting = await database.open().transaction()
    await resetting("clients").where({ id: client.id }).update({ password_hash })
    const { promise: begun, resolve: looked } = Promise.withResolvers<void>()
    const acting = act(
      { ...testDependencies(database.open(), clock), shopUrl, sessionTokens: tokens },
      session,
      looked,
    )
    await Promise.race([begun, acting.catch(() => undefined)])
    await resetting.commit()
    const result = await outcomes([acting])
    const after = await database.db<ClientRow>("clients").where({ id: client.id }).first()
    return { ...result, keepsReset: after?.password_hash === password_hash, company: after?.company }
  }

  it("stays changed when the profile is saved", async () => {
    const profile = { firstname: "Marie", lastname: "Tremblay", email, company: "Librairie du Cap" }
    const saved = await duringReset((dependencies, session, looked) => {
      // The time is read once the account was looked at, before it is written.
      const now = () => {
        looked()
        return clock.now()
      }
      const visitor = { website, session, language: "fr" } as const
      const limits = {
        tries: telling(() => undefined),
        asks: memoryCounters(clock)("letters", 3_600_000),
      }
      return updateClient({ ...dependencies, clock: { now } }, visitor, profile, limits)
    })
    expect(saved).toEqual({ won: 1, codes: [], keepsReset: true, company: "Librairie du Cap" })
  })

  /** A limit that limits nothing, and tells that the password was looked at. */
  const telling = (looked: () => void) => ({
    async watch<Result>(_: string, work: () => Promise<Result>) {
      const result = await work()
      looked()
      return result
    },
  })

  const changedByOther = (stillSame?: Unchanged) =>
    duringReset((dependencies, session, looked) => {
      const change = { oldPassword: first, ...given("Chimene1637!") }
      return changePassword(
        dependencies,
        website,
        session,
        session.clientId,
        change,
        telling(looked),
        stillSame,
      )
    })

  it("stays changed when somebody who knew the one before changes it too", async () => {
    expect(await changedByOther()).toMatchObject({ won: 0, codes: ["password-wrong"], keepsReset: true })
  })

  it("would be theirs if only the first look counted", async () => {
    expect(await changedByOther(async (_, known) => known)).toMatchObject({ won: 1, keepsReset: false })
  })

  async function signedInByOther(stillSame?: Unchanged) {
    const { token } = await openSession(testDependencies(database.db, clock), website)
    const sessions = database.db<SessionRow>("sessions")
    const { id } = (await sessions
      .clone()
      .where({ token_hash: tokenHash(token) })
      .first()) as SessionRow
    const outcome = await duringReset((dependencies, _, looked) => {
      const credentials = { username: email, password: first }
      const visitor = { website, session: { id, websiteId: website.id } }
      return signIn(dependencies, visitor, credentials, telling(looked), stillSame)
    })
    const session = await sessions.where({ id }).first()
    return { ...outcome, isSignedIn: typeof session?.client_id === "string" }
  }

  it("opens nothing to somebody who knew the one before", async () => {
    expect(await signedInByOther()).toMatchObject({ won: 0, codes: ["login-failed"], isSignedIn: false })
  })

  it("would open the account if only the first look counted", async () => {
    expect(await signedInByOther(async (_, known) => known)).toMatchObject({ won: 1, isSignedIn: true })
  })
})
