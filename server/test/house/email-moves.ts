import { expect } from "vitest"
import { type ClientBench, guest, newAddress, password, profile, tokenIn } from "./client-shop.ts"

type Shop = Awaited<ReturnType<ClientBench["browser"]>>

/** Clients who move to other emails. */
export function emailMoves(bench: () => ClientBench) {
  /** A client who has confirmed the email of the sign-up. */
  async function marie() {
    const { token, ...client } = await unconfirmed()
    await client.shop.confirmEmail(token)
    return client
  }

  /** A client who has signed up, and the token of the letter that nobody has opened yet. */
  async function unconfirmed() {
    const email = newAddress()
    const shop = await bench().browser()
    const { id } = (await shop.create(profile(email))).json()
    return { email, shop, id: id as string, token: tokenIn((await bench().mails())[0]) }
  }

  const moveTo = (shop: Shop, email: string, given: object = { oldPassword: password }) =>
    shop.put({ ...guest(email), ...given })
  /** The letters sent now, by address. */
  const letters = async () => new Map((await bench().mails()).map((mail) => [mail.to, mail]))
  const canLogIn = async (email: string, given = password) =>
    (await (await bench().browser()).logIn(email, given)).statusCode === 200

  /** Moves a client to another address, confirmed, and answers the token that undoes it. */
  async function moved(shop: Shop, to: string, oldPassword = password) {
    expect((await moveTo(shop, to, { oldPassword })).statusCode).toBe(200)
    const asked = (await letters()).get(to)
    expect((await shop.confirmEmail(tokenIn(asked))).statusCode).toBe(204)
    return tokenIn((await bench().mails()).find(({ subject }) => /adresse|address/.test(subject)))
  }

  return { marie, unconfirmed, moveTo, letters, canLogIn, moved }
}
