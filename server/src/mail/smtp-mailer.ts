import { createTransport } from "nodemailer"
import type { Mailer } from "./mail.ts"

/** Mails over SMTP; `url` such as `smtps://user:password@mail.example:465`. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport(url)
  return {
    async send({ messageId, to, from, subject, html, text, attachments, headers, at }) {
      await transport.sendMail({
        messageId,
        to,
        from,
        subject,
        html,
        text,
        ...(headers === undefined ? {} : { headers: { ...headers } }),
        date: new Date(at),
        attachments: attachments.map((each) => ({ ...each })),
      })
    },
  }
}
