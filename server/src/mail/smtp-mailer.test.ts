import { once } from "node:events"
import { createServer, type Socket } from "node:net"
import { expect, it } from "vitest"
import { claimTime } from "../jobs/outbox.ts"
import type { Mail } from "./mail.ts"
import { smtpMailer, smtpPatience } from "./smtp-mailer.ts"

const mail: Mail = {
  ...{ messageId: "<1@petit.example>", to: "marie@exemple.ca", from: "Petit <a@petit.example>", at: 0 },
  ...{ subject: "Vos billets", html: "<p>Bonjour</p>", text: "Bonjour", attachments: [], website: "petit" },
}

it("is given up before another process may send the same mail", () => {
  expect(smtpPatience.sendTime).toBeLessThan(claimTime)
})

it("is given up although the mail server keeps saying something, and its connection is gone at once", async () => {
  const server = createServer()
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  let talking: NodeJS.Timeout | undefined
  const gone = once(server, "connection").then(async ([socket]: Socket[]) => {
    socket?.on("error", () => undefined)
    socket?.write("220 petit.example\r\n")
    socket?.on("data", () => {
      // One answer of which there is always another line.
      talking ??= setInterval(() => socket.write("250-petit.example\r\n"), 10)
    })
    await once(socket as Socket, "close")
  })
  const patience = { ...smtpPatience, sendTime: 200 }
  try {
    await expect(smtpMailer(`smtp://127.0.0.1:${address.port}`, patience).send(mail)).rejects.toThrow()
    await gone
  } finally {
    clearInterval(talking)
    server.close()
  }
})
