import { afterAll, beforeAll, expect, it } from "vitest"
import { newAddress, password, profile, startClients } from "../house/client-shop.ts"
import { failureOf, sdkClient, setDevice } from "./sdk-client.ts"

let bench: Awaited<ReturnType<typeof startClients>>
let address: string
beforeAll(async () => {
  bench = await startClients()
  address = await bench.app.listen({ host: "127.0.0.1", port: 0 })
  setDevice(bench.clock)
})
afterAll(() => bench.close())

const device = () => sdkClient(address, "petit").shop

it("lists sign-ins and ends them, alone and all others at once", async () => {
  const [here, there, third] = [device(), device(), device()]
  const email = newAddress()
  await here.clients.signUp(profile(email) as never)
  for (const shop of [there, third]) await shop.clients.logIn({ username: email, password })
  const list = await here.signIns.list()
  expect(list.map(({ isThis }) => isThis)).toEqual([true, false, false])
  await here.signIns.end(list[1]?.id ?? "")
  expect(await failureOf(here.signIns.end(list[1]?.id ?? ""))).toMatchObject({
    _tag: "sign-in-unknown",
    message: "Cette connexion est déjà terminée. Rechargez la page.",
  })
  await here.signIns.endOthers()
  expect(await here.signIns.list()).toHaveLength(1)
  for (const shop of [there, third]) {
    expect(await failureOf(shop.clients.refresh())).toMatchObject({ _tag: "login-needed" })
    expect(shop.clients.current().status).toBe("logged-out")
  }
})

it("gives a copy for the password, and closes the account, which logs out", async () => {
  const shop = device()
  const email = newAddress()
  await shop.clients.signUp(profile(email) as never)
  expect(await failureOf(shop.personalData.copy("wrong-password-1"))).toMatchObject({
    _tag: "password-wrong",
  })
  expect(await shop.personalData.copy(password)).toMatchObject({ client: { email }, orders: [] })
  expect(await shop.personalData.previewClosing()).toMatchObject({ owed: [], hasPassword: true })
  expect(await failureOf(shop.clients.close("wrong-password-1"))).toMatchObject({ _tag: "password-wrong" })
  expect(shop.clients.current()).toMatchObject({ status: "logged-in" })
  await shop.clients.close(password)
  expect(shop.clients.current()).toEqual({ status: "logged-out", client: undefined })
  expect(await failureOf(shop.personalData.previewClosing())).toMatchObject({ _tag: "login-needed" })
  expect(await failureOf(shop.clients.logIn({ username: email, password }))).toMatchObject({
    _tag: "login-failed",
  })
  await shop.clients.signUp(profile(email) as never)
  expect(shop.clients.current()).toMatchObject({ status: "logged-in", client: { email } })
})
