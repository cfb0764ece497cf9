import { createTransport } from "nodemailer"
import type { Mailer } from "./mail.ts"

/**
 * Milliseconds that a mail server is waited for: until it greets, and while it says nothing. Together they end before another
 * process may take the mail. Some greet or accept late on purpose.
 */
export const smtpPatience = { connectionTimeout: 40_000, greetingTimeout: 40_000, socketTimeout: 60_000 }

/** Mails over SMTP; `url` such as `smtps://user:password@mail.example:465`. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({ url, ...smtpPatience })
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
