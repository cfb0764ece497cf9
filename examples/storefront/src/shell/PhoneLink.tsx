import { Phone } from "lucide-react"
import { useSite } from "./site.ts"

/** A number to call, the box office's unless told another; nothing when the venue has none. */
export function PhoneLink({ phone }: { readonly phone?: string }) {
  const { contact } = useSite().config
  const number = phone ?? contact?.phone
  if (number === undefined) return null
  return (
    <a href={`tel:+1${number.replace(/\D/g, "")}`}>
      <Phone size={18} strokeWidth={1.5} aria-hidden />
      {number}
    </a>
  )
}
