import { Mail, Phone } from "lucide-react"
import { useSite } from "./site.ts"

/** A number of North America to call, typed with or without its 1. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  const digits = phone.replace(/\D/g, "")
  return (
    <a href={`tel:+1${digits.replace(/^1(?=\d{10}$)/, "")}`}>
      <Phone size={18} strokeWidth={1.5} aria-hidden />
      {phone}
    </a>
  )
}

export function EmailLink({ email }: { readonly email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <Mail size={18} strokeWidth={1.5} aria-hidden />
      {email}
    </a>
  )
}

/** How to reach the box office at once: its phone, else its email; nothing when the venue gives neither. */
export function ContactLink() {
  const { phone, email } = useSite().config.contact ?? {}
  if (phone !== undefined) return <PhoneLink phone={phone} />
  return email === undefined ? null : <EmailLink email={email} />
}
