import { createTransport } from "nodemailer"
import type { Mailer } from "./mail.ts"

/**
 * Milliseconds that a mail server is waited for: until it greets, while it says nothing, and until it has taken a mail, however
 * much it says. The last ends before another process may take the mail, with time to write it. Some greet or accept late on
 * purpose.
 */
export const smtpPatience = {
  connectionTimeout: 40_000,
  greetingTimeout: 40_000,
  socketTimeout: 60_000,
  sendTime: 100_000,
}

/** Mails over SMTP; `url` such as `smtps://user:password@mail.example:465`. */
export function smtpMailer(
  url: string,
  { sendTime, ...timeouts }: typeof smtpPatience = smtpPatience,
): Mailer {
  // What is given up is not written to its end first: the connection is destroyed.
  const transport = createTransport({ url, ...timeouts, socketCloseTimeout: 0 })
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
        signal: AbortSignal.timeout(sendTime),
      })
    },
  }
}
