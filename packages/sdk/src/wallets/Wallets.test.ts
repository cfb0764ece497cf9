import { expect, it } from "vitest"
import { fakeApi, refuse, reply } from "../../test/fake-api.ts"
import { onFakeApi } from "../../test/run.ts"
import { config, session } from "../../test/samples.ts"
import { Wallets } from "../index.ts"

const wallets = {
  merchantName: "Théâtre Belvédère",
  applePay: { merchantIdentifier: "merchant.example.belvedere" },
}

const shop = (answer: ReturnType<typeof reply> = reply({ result: '{"nonce":"a1"}' })) =>
  fakeApi({
    createSession: () => reply(session()),
    getWebsiteConfig: () => reply({ ...config({}), wallets }),
    createApplePaySession: () => answer,
  })

it("asks the server to have the merchant validated for the host, and reads its result [CALL-057] [WAL-009]", async () => {
  const server = shop()
  const told = await onFakeApi(
    server,
    Wallets.use((it) => it.merchantSession("billets.belvedere.example")),
  )
  expect(told).toEqual({ nonce: "a1" })
  expect(server.lastOf("createApplePaySession")?.body).toEqual({
    merchantIdentifier: "merchant.example.belvedere",
    displayName: "Théâtre Belvédère",
    initiative: "web",
    initiativeContext: "billets.belvedere.example",
  })
})

it("fails as the operation does", async () => {
  const failing = onFakeApi(
    shop(refuse("address-not-allowed")),
    Wallets.use((it) => it.merchantSession("elsewhere.example")),
  )
  await expect(failing).rejects.toMatchObject({ code: "address-not-allowed" })
})
