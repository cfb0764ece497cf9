import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { fakeApi, reply } from "../../test/fake-api.ts"
import { onFakeApi } from "../../test/run.ts"
import { at, START, session } from "../../test/samples.ts"
import { type KeyValues, Session, Support } from "../index.ts"

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

const server = () =>
  fakeApi({
    createSession: () => reply(session()),
    logIn: () =>
      reply({
        refreshToken: "staff-secret",
        userId: "ada",
        expiration: at(START + 60_000),
        oauthType: "PASSWORD",
      }),
    getUserPermissions: () => reply([28]),
  })

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
