import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { type StartedSandboxes, startSandboxes } from "../start.ts"
import type { Mail } from "./mailbox.ts"

let sandboxes: StartedSandboxes
beforeAll(async () => {
  sandboxes = await startSandboxes({ clock: () => Date.UTC(2026, 10, 21, 17) })
})
afterAll(() => sandboxes.close())
beforeEach(() => sandboxes.mailbox.reset())

const get = (path: string) => fetch(`${sandboxes.origin}/sandbox/mailbox${path}`)

let count = 0
const mail = (change: Partial<Mail> = {}): Mail => ({
  messageId: `<${++count}@belvedere.example>`,
  to: "marie@example.com",
  from: "billetterie@belvedere.example",
  subject: "Vos billets",
  html: "<p>Merci!</p><script>alert(1)</script>",
  text: "Merci!",
  attachments: [
    { filename: "billets – Le Cid.pdf", contentType: "application/pdf", content: Buffer.from("%PDF-1.7") },
  ],
  at: Date.UTC(2026, 10, 21, 17),
  website: "belvedere",
  ...change,
})

it("says so when it is empty", async () => {
  expect(await (await get("/")).text()).toContain("Aucun courriel.")
})

it("lists the newest first and shows text as text", async () => {
  sandboxes.mailbox.deliver(mail({ subject: "Premier" }))
  sandboxes.mailbox.deliver(mail({ subject: "Second <b>" }))
  const page = await (await get("/")).text()
  expect(page.indexOf("Second &#60;b&#62;")).toBeGreaterThan(0)
  expect(page.indexOf("Premier")).toBeGreaterThan(page.indexOf("Second"))
})

it("shows a mail in a frame that runs no script, with its attachments to download", async () => {
  sandboxes.mailbox.deliver(mail())
  const { mails } = (await (await get("/list.json?to=marie@example.com")).json()) as {
    mails: { id: string }[]
  }
  const id = mails[0]?.id ?? ""
  expect(await (await get(`/${id}`)).text()).toContain(`/sandbox/mailbox/${id}/attachments/0`)
  const body = await get(`/${id}/body`)
  expect(body.headers.get("content-security-policy")).toContain("sandbox allow-popups; default-src 'none'")
  expect(await body.text()).toContain("Merci!")
  const file = await get(`/${id}/attachments/0`)
  expect(file.headers.get("content-type")).toBe("application/pdf")
  expect(file.headers.get("content-disposition")).toContain("billets%20%E2%80%93%20Le%20Cid.pdf")
  expect(await file.text()).toBe("%PDF-1.7")
})

it("filters by address and knows no other mail", async () => {
  sandboxes.mailbox.deliver(mail())
  expect(await (await get("/list.json?to=else@example.com")).json()).toEqual({ mails: [] })
  expect((await get("/999")).status).toBe(404)
  expect((await get("/1/attachments/7")).status).toBe(404)
})

it("shows a mail that is delivered again once", async () => {
  const again = mail({ subject: "Encore" })
  for (const each of [again, again, mail({ subject: "Encore" })]) sandboxes.mailbox.deliver(each)
  const { mails } = (await (await get("/list.json")).json()) as { mails: unknown[] }
  expect(mails).toHaveLength(2)
})
