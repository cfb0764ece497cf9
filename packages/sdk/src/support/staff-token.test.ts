import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeApi, type Handlers, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi } from "../../test/run.ts"
import { at, START, session } from "../../test/samples.ts"
import { rotateRefreshToken } from "../client/token-operations.ts"
import { api, type KeyValues, Session, Support } from "../index.ts"

/** A storage whose content can be seen. */
function openStorage() {
  const kept = new Map<string, string>()
  const storage: KeyValues = {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
  return { kept, storage }
}

const scripted: Handlers = {
  createSession: () => reply(session()),
  createRefreshToken: () =>
    reply({
      refreshToken: "staff-secret",
      userId: "ada",
      expiration: at(START + 60_000),
      oauthType: "PASSWORD",
    }),
  getUserPermissions: () => reply([28]),
}
const server = () => fakeApi(scripted)

const signIn = Effect.gen(function* () {
  yield* (yield* Session).start()
  const support = yield* Support
  yield* support.logIn("ada@petit.example", "secret")
  return yield* support.permissions
})

it("keeps the staff's token where it is told, and never beside the shopper's", async () => {
  const [shopper, staff] = [openStorage(), openStorage()]
  const api = server()
  const permissions = await onFakeApi(api, signIn, {
    storage: shopper.storage,
    staffStorage: staff.storage,
  })
  expect(permissions).toEqual([28])
  expect([...shopper.kept.values()].join()).not.toContain("staff-secret")
  expect([...staff.kept.values()].join()).toContain("staff-secret")
  expect(api.lastOf("getUserPermissions")?.headers.get("authorization")).toBe("Bearer staff-secret")
})

it("keeps both tokens in one storage where nothing else is said, as a terminal does", async () => {
  const { kept, storage } = openStorage()
  await onFakeApi(server(), signIn, { storage })
  expect([...kept.values()].join()).toContain("staff-secret")
  expect(kept.size).toBe(2)
})

it.each([
  ["in the contract's words", () => refuse("route-unknown")],
  ["in words of its own", () => new Response("Not Found", { status: 404 })],
])("is had at v1 from a server that says %s that it has no v2", async (_how, createRefreshToken) => {
  const logIn = scripted.createRefreshToken
  if (logIn === undefined) throw new Error("no token is scripted")
  const api = fakeApi({ ...scripted, createRefreshToken, logIn })
  expect(await onFakeApi(api, signIn, { storage: openStorage().storage })).toEqual([28])
  expect(api.lastOf("getUserPermissions")?.headers.get("authorization")).toBe("Bearer staff-secret")
})

describe("a token that is old", () => {
  const issued = (value: string, age: number) => ({
    refreshToken: value,
    userId: "ada",
    expiration: at(START + 60_000),
    oauthType: "PASSWORD",
    rotateAfter: at(START - age),
  })
  const old = (rotateRefreshToken: () => Response | "network-down") =>
    fakeApi({ ...scripted, createRefreshToken: () => reply(issued("staff-1", 1)), rotateRefreshToken })
  const used = (api: ReturnType<typeof server>) =>
    api.sent
      .filter(({ operation }) => operation === "getUserPermissions")
      .map(({ headers }) => headers.get("authorization"))
  const thrice = Effect.gen(function* () {
    const { permissions } = yield* Support
    yield* Effect.all([signIn, permissions, permissions], { concurrency: "unbounded" })
  })

  it("is renewed before it is used, once for all who wait", async () => {
    const { kept, storage } = openStorage()
    const api = old(() => reply(issued("staff-2", -60_000)))
    await onFakeApi(
      api,
      Effect.gen(function* () {
        yield* signIn
        yield* thrice
      }),
      { storage },
    )
    expect(api.lastOf("rotateRefreshToken")?.headers.get("authorization")).toBe("Bearer staff-1")
    expect(used(api).every((one) => one === "Bearer staff-2")).toBe(true)
    expect([...kept.values()].join()).toContain("staff-2")
    expect([...kept.values()].join()).not.toContain("staff-1")
  })

  it("is used as it is where it cannot be renewed", async () => {
    for (const answer of [() => "network-down" as const, () => refuse("service-unavailable")]) {
      const api = old(answer)
      await onFakeApi(api, signIn)
      expect(used(api)).toEqual(["Bearer staff-1"])
    }
  })

  it("is not renewed when somebody who shares the storage has just done so", async () => {
    const { kept, storage } = openStorage()
    const opened: string[] = []
    const lock = async () => {
      for (const [key, value] of kept)
        if (value.includes("staff-1")) {
          const { refreshToken, expiration, rotateAfter } = issued("staff-3", -60_000)
          kept.set(key, JSON.stringify({ value: refreshToken, expiration, rotateAfter }))
        }
      return () => void opened.push("opened")
    }
    const api = old(() => reply(issued("staff-2", -60_000)))
    await onFakeApi(api, signIn, { storage: { ...storage, lock } })
    expect(api.countOf("rotateRefreshToken")).toBe(0)
    expect(used(api)).toEqual(["Bearer staff-3"])
    expect(opened).toEqual(["opened"])
  })

  it("is renewed by the operation of the contract", () => {
    const { id, path, method, security, problems } = api.rotateRefreshToken
    expect(rotateRefreshToken).toMatchObject({ id, path, method, security, problems })
  })
})

describe("signing out", () => {
  const signedOut = async (answer: () => Response | "network-down") => {
    const { kept, storage } = openStorage()
    const api = fakeApi({ ...scripted, endRefreshToken: answer })
    const [isEnded, again] = await onFakeApi(
      api,
      Effect.gen(function* () {
        yield* signIn
        const support = yield* Support
        return [yield* support.logOut, yield* support.logOut]
      }),
      { storage },
    )
    const asked = api.sent.filter(({ operation }) => operation === "endRefreshToken")
    expect(asked.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer staff-secret"])
    expect([...kept.values()].join()).not.toContain("staff-secret")
    expect(again).toBe(true)
    return isEnded
  }

  it("ends the token on the server and forgets it", async () => {
    expect(await signedOut(() => new Response(null, { status: 204 }))).toBe(true)
  })

  it("is done where the token had ended already", async () => {
    expect(await signedOut(() => refuse("refresh-token-expired"))).toBe(true)
  })

  it("forgets the token where the server does not answer, and says that it lives on", async () => {
    expect(await signedOut(() => "network-down")).toBe(false)
    expect(await signedOut(() => refuse("service-unavailable"))).toBe(false)
  })
})
