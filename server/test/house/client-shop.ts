import type { LightMyRequestResponse } from "fastify"
import type { Config } from "../../src/config.ts"
import { sendOutbox } from "../../src/jobs/outbox.ts"
import type { Mail } from "../../src/mail/mail.ts"
import {
  callerOf,
  serve,
  testBarcodes,
  testCertificates,
  testConfig,
  testGifts,
  testNewsletters,
  testRenewals,
} from "../serve.ts"
import { testDatabase } from "../test-database.ts"
import { buildHouse, otherHouse, smallHouse, TestClock } from "./small-house.ts"

/** Websites by how they sell: to guests, to clients, to both. */
const modes = { petit: "OPTIONAL", voisin: "OPTIONAL", invites: "NO", membres: "YES" } as const

export const password = "Corneille1637!"
let addresses = 0
export const newAddress = () => {
  addresses += 1
  return `marie${addresses}@exemple.ca`
}
export const profile = (email: string, more: object = {}) => ({
  firstname: "Marie",
  lastname: "Tremblay",
  email,
  language: "fr",
  password,
  confirmation: password,
  ...more,
})
export const guest = (email: string) => ({ firstname: "Guy", lastname: "Roy", email })

export const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code]
/** The token of the link in a letter. */
export const tokenIn = (mail: Mail | undefined) =>
  /client-(?:reset-password|confirm-email|undo-email)\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? ""

/** The whole server over a few websites, a clock to turn and the mails it sends. */
export async function startClients(settings: Partial<Config> = {}) {
  const database = await testDatabase()
  const { db } = database
  const clock = new TestClock()
  const logged: string[] = []
  for (const [id, clientAccount] of Object.entries(modes)) {
    const base = id === "petit" ? smallHouse : otherHouse
    const website = { ...base, id, accountCode: codeOfWebsite(id), clientAccount }
    await buildHouse(db, { website, rows: [{ name: "A", seats: 10 }] })
  }
  const config = testConfig({ logLevel: "trace", ...settings })
  const app = serve(db, clock, { config, logStream: { write: (text) => void logged.push(text) } })

  /** A browser at an address: a session, whose token follows the answers. */
  async function browser(subdomain: keyof typeof modes = "petit", address?: string) {
    const caller = callerOf(app, subdomain, address)
    let token: string = (await caller.post("/v1/session")).json().sessionToken
    const headers = () => ({ "x-session-token": token })
    const followed = (answer: LightMyRequestResponse) => {
      const next = answer.headers["x-session-token"]
      if (typeof next === "string") token = next
      return answer
    }
    const account = codeOfWebsite(subdomain)
    return {
      caller,
      token: () => token,
      post: async (path: string, body: object) => followed(await caller.post(path, body, headers())),
      create: async (body: object) => followed(await caller.post("/v1/clients", body, headers())),
      logIn: async (username: string, given = password) =>
        followed(
          await caller.post("/v1/clients/actions/authorize", { username, password: given }, headers()),
        ),
      logOut: () => caller.post(`/v1/accounts/${account}/actions/logout`, undefined, headers()),
      check: () => caller.post(`/v1/accounts/${account}/actions/authentication`, undefined, headers()),
      self: () => caller.get("/v1/clients/self", headers()),
      put: async (body: object) =>
        followed(
          await app.inject({
            method: "PUT",
            url: `/v1/clients?subdomain=${subdomain}`,
            headers: headers(),
            payload: body,
          }),
        ),
      change: async (id: string, body: object) =>
        followed(await caller.post(`/v1/clients/${id}/actions/change-password`, body, headers())),
      ask: (email: string) => caller.post("/v1/client/actions/reset-password-request", { email }, headers()),
      reset: (resetToken: string, next: string) =>
        caller.post(
          "/v1/client/actions/reset-password",
          { token: resetToken, password: next, confirmation: next },
          headers(),
        ),
      confirmEmail: (emailToken: string) =>
        caller.post("/v1/client/actions/confirm-email", { token: emailToken }, headers()),
      undo: (undoToken: string, next: string, confirmation = next) =>
        caller.post(
          "/v1/client/actions/undo-email-change",
          { token: undoToken, password: next, confirmation },
          headers(),
        ),
      sendAgain: (id: string) =>
        caller.post(`/v1/clients/${id}/actions/send-email-confirmation`, undefined, headers()),
      withdraw: (id: string) =>
        caller.post(`/v1/clients/${id}/actions/withdraw-email-change`, undefined, headers()),
    }
  }

  return {
    app,
    db,
    /** Another connection to the database. */
    open: database.open,
    clock,
    browser,
    log: () => logged.join(""),

    /** Everything the outbox sends now. */
    async mails(): Promise<Mail[]> {
      const sent: Mail[] = []
      const mailer = { send: async (mail: Mail) => void sent.push(mail) }
      await sendOutbox(
        {
          db,
          mailer,
          barcodes: testBarcodes,
          gifts: testGifts,
          newsletters: testNewsletters,
          renewals: testRenewals,
          certificates: testCertificates,
          log: app.log,
        },
        clock,
        100,
      )
      return sent
    },

    async close() {
      await app.close()
      await database.close()
    },
  }
}

export type ClientBench = Awaited<ReturnType<typeof startClients>>

const codeOfWebsite = (subdomain: string) => subdomain.toUpperCase().slice(0, 4)
