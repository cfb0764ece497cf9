import { memoryStorage } from "@parterre/sdk"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { newAddress, password, profile } from "../house/client-shop.ts"
import { type SocialBench, startSocial } from "../house/social-shop.ts"
import { failureOf, sdkClient, setDevice } from "./sdk-client.ts"

let bench: SocialBench
let address: string
beforeAll(async () => {
  bench = await startSocial()
  address = await bench.app.listen({ host: "127.0.0.1", port: 0 })
  setDevice(bench.clock)
})
beforeEach(async () => {
  for (const table of ["social_identities", "social_sign_ins", "clients"]) await bench.db(table).delete()
})
afterAll(() => bench.close())

const device = (options: Parameters<typeof sdkClient>[2] = {}) => sdkClient(address, "petit", options)
const camille = {
  userID: "100000000000000000001",
  email: "camille.roy@exemple.ca",
  first_name: "Camille",
  last_name: "Roy",
}
const known = { firstname: "Camille", lastname: "Roy", email: camille.email }

/** From the shop to the provider's page and back, as a browser goes. */
async function throughProvider(
  { shop }: ReturnType<typeof device>,
  provider: "GOOGLE" | "FACEBOOK",
  form: Parameters<SocialBench["atProvider"]>[1] = {},
) {
  const { authorizationUrl } = await shop.clients.beginSocialSignIn(provider, "/cart")
  const { brought } = await bench.backAtShop(await bench.atProvider(authorizationUrl, form))
  return { ...brought, provider }
}

describe.each(["GOOGLE", "FACEBOOK"] as const)("a shopper with %s", (provider) => {
  it("logs in by their page, and is logged in when they come back [ACC-049]", async () => {
    const storage = memoryStorage()
    const client = device({ storage })
    expect(client.shop.clients.social.current()).toBe("ready")
    const entered = await client.shop.clients.finishSocialSignIn(await throughProvider(client, provider))
    expect(entered).toMatchObject(known)
    expect(client.shop.clients.current()).toMatchObject({ status: "logged-in", client: known })
    expect(client.shop.clients.social.current()).toBe("signed-in")
    expect((await device({ storage }).shop.clients.check()).status).toBe("logged-in")
    await client.shop.clients.logOut()
    expect(client.shop.clients.social.current()).toBe("signed-out")
  })

  it("hears that they cancelled, without a question to the server [ERR-028]", async () => {
    const client = device()
    const brought = await throughProvider(client, provider, { choice: "cancel" })
    expect(await failureOf(client.shop.clients.finishSocialSignIn(brought))).toMatchObject({
      _tag: "social-login-cancelled",
      says: "User cancelled login or did not fully authorize",
    })
    expect(client.of("POST /v1/clients/social/actions/finish")).toEqual([])
    expect(client.shop.clients.current().status).not.toBe("logged-in")
  })
})

describe("with a provider's own library", () => {
  it("Google's token logs in, is checked and read anew; a bad one is refused [CALL-101]", async () => {
    const { shop, of } = device()
    const { nonce } = await shop.clients.beginSocialSignIn("GOOGLE")
    const idToken = bench.sandboxes.google.idToken("camille", { iss: bench.issuer, nonce })
    const bad = await failureOf(shop.clients.logInWithGoogle({ ...camille, idToken: `${idToken}x` }))
    expect(bad).toMatchObject({ _tag: "social-login-refused", status: 401 })
    expect(bad.message).toMatch(/n’a pas pu être vérifié/)
    expect(await shop.clients.logInWithGoogle({ ...camille, idToken })).toMatchObject(known)
    expect(of("POST /v1/clients/google").at(-1)?.body).toEqual({ ...camille, idToken })
    expect(of("POST /v1/accounts/PETI/actions/authentication").map(({ status }) => status)).toEqual([200])
    expect(of("GET /v1/clients/self").at(-1)?.query.cache).toBe("0")
  })

  it("Facebook's signed request does so too [CALL-100]", async () => {
    const { shop, of } = device()
    const signedRequest = bench.sandboxes.facebook.signedRequest("camille")
    const forged = bench.sandboxes.facebook.signedRequest("camille", {}, "another secret")
    const bad = await failureOf(shop.clients.logInWithFacebook({ ...camille, signedRequest: forged }))
    expect(bad).toMatchObject({ _tag: "social-login-refused", status: 401 })
    expect(await shop.clients.logInWithFacebook({ ...camille, signedRequest })).toMatchObject(known)
    expect(of("POST /v1/clients/facebook").at(-1)?.body).toEqual({ ...camille, signedRequest })
    expect(of("POST /v1/accounts/PETI/actions/authentication").map(({ status }) => status)).toEqual([200])
    expect(of("GET /v1/clients/self").at(-1)?.status).toBe(200)
  })
})

it("an account with a password is told, and joined once its password was typed", async () => {
  const email = newAddress()
  await device().shop.clients.signUp(profile(email) as ReturnType<typeof profile> & { language: "fr" })
  const client = device()
  const google = async () =>
    client.shop.clients.finishSocialSignIn(
      await throughProvider(client, "GOOGLE", { person: "other", email }),
    )
  const refused = await failureOf(google())
  expect(refused).toMatchObject({ _tag: "social-account-exists", status: 409 })
  expect(refused.message).toMatch(/Un compte utilise déjà cette adresse courriel/)
  await client.shop.clients.logIn({ username: email, password })
  await client.shop.clients.logOut()
  expect(await google()).toMatchObject({ email })
})

it("the website tells its shop who it offers", async () => {
  const config = await device().shop.catalogue.config()
  expect(config.socialProviders?.map(({ provider }) => provider)).toEqual(["GOOGLE", "FACEBOOK"])
  expect(config.facebookVersion).toBe("v3.2")
  expect((await sdkClient(address, "membres").shop.catalogue.config()).socialProviders).toBeUndefined()
})
