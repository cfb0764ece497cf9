import { Phone } from "lucide-react"
import { useSite } from "./site.ts"

/** The box office's number to call; nothing when the venue has none. */
export function PhoneLink() {
  const { phone } = useSite().config.contact ?? {}
  if (phone === undefined) return null
  return (
    <a href={`tel:+1${phone.replace(/\D/g, "")}`}>
      <Phone size={18} strokeWidth={1.5} aria-hidden />
      {phone}
    </a>
  )
}
