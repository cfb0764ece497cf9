import type { Authenticator } from "@parterre/sdk"
import { afterAll, beforeAll, expect, it } from "vitest"
import { placeAt } from "../../src/passkeys/verify-passkey.ts"
import { shopUrl } from "../../src/shop-url.ts"
import { newAddress, password, profile, startClients } from "../house/client-shop.ts"
import { testConfig } from "../serve.ts"
import { softwareAuthenticator } from "../software-authenticator.ts"
import { failureOf, sdkClient, setDevice } from "./sdk-client.ts"

let bench: Awaited<ReturnType<typeof startClients>>
let address: string
beforeAll(async () => {
  bench = await startClients()
  address = await bench.app.listen({ host: "127.0.0.1", port: 0 })
  setDevice(bench.clock)
})
afterAll(() => bench.close())

const { origin } = placeAt(shopUrl(testConfig(), "petit", "/"))

/** A device with its browser's prompt, which whoever is there may leave. */
function device(isLeft = () => false) {
  const own = softwareAuthenticator()
  const prompted = async <Answer>(answer: () => Answer): Promise<Answer> => {
    if (isLeft())
      throw new DOMException("The operation either timed out or was not allowed.", "NotAllowedError")
    return answer()
  }
  const authenticator: Authenticator = {
    make: (asked) =>
      prompted(() => {
        if (asked.known.some(({ id }) => id === own.id))
          throw new DOMException("The authenticator was previously registered", "InvalidStateError")
        return own.make({ ...asked, origin })
      }),
    answer: (asked) => prompted(() => own.answer({ ...asked, origin })),
  }
  return (storage = {}) => sdkClient(address, "petit", { authenticator, ...storage })
}

it("adds a passkey, logs in with it on the same device, and names and removes it", async () => {
  const here = device()
  const { shop } = here()
  const email = newAddress()
  await shop.clients.signUp(profile(email) as never)
  expect(await shop.passkeys.list()).toEqual([])
  const wrong = await failureOf(shop.passkeys.add({ name: "Téléphone", password: "wrong-password-1" }))
  expect(wrong).toMatchObject({ _tag: "password-wrong" })
  const added = await shop.passkeys.add({ name: "Téléphone", password })
  expect(await shop.passkeys.list()).toEqual([added])
  // The device has one already, and makes no other.
  expect(await failureOf(shop.passkeys.add({ name: "Encore", password }))).toMatchObject({
    _tag: "passkey-exists",
    message: "Cet appareil a déjà une clé d’accès pour votre compte. Utilisez-la pour vous connecter.",
  })

  const later = here().shop
  expect(await later.clients.logInWithPasskey()).toMatchObject({ email })
  expect(later.clients.current()).toMatchObject({ status: "logged-in", client: { email } })
  await later.passkeys.rename(added.id, "Ordinateur")
  expect(await shop.passkeys.list()).toMatchObject([{ name: "Ordinateur", usedAt: expect.any(String) }])
  await later.passkeys.remove(added.id)
  expect(await failureOf(later.passkeys.remove(added.id))).toMatchObject({ _tag: "passkey-unknown" })

  const gone = here().shop
  expect(await failureOf(gone.clients.logInWithPasskey())).toMatchObject({
    _tag: "passkey-refused",
    action: "log-in",
  })
  expect(gone.clients.current().status).not.toBe("logged-in")
})

it("says so where nobody lets the device, in the shopper's language", async () => {
  const { shop } = device(() => true)({ language: "en" })
  expect(await failureOf(shop.clients.logInWithPasskey())).toMatchObject({
    _tag: "passkey-cancelled",
    action: "log-in",
    message: "The passkey wasn’t used. Try again or use your password.",
  })
})
