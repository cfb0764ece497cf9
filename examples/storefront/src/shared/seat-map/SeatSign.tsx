import { Accessibility, Check } from "lucide-react"
import { styled, useTheme } from "styled-components"
import { readableOn } from "../theme/contrast.ts"

/** A seat as the map draws it where it is chosen, gone or for a wheelchair. */
export function SeatSign({ kind }: { kind: "mine" | "taken" | "accessible" | "dimmed" }) {
  const { color } = useTheme()
  if (kind === "dimmed") return <Ground $kind="mine" style={{ background: color.inkMuted, opacity: 0.25 }} />
  if (kind === "taken")
    return (
      <svg viewBox="-1.1 -1.1 2.2 2.2" width={20} height={20} style={{ flex: "none" }} aria-hidden>
        <g fill="none" stroke={color.seat.taken} strokeWidth={0.16} strokeLinecap="round">
          <circle r={0.8} />
          <path d="M-.3-.3.3.3M-.3.3.3-.3" />
        </g>
      </svg>
    )
  const [ground, Icon] = kind === "mine" ? [color.seat.mine, Check] : [color.inkMuted, Accessibility]
  return (
    <Ground $kind={kind} style={{ background: ground, color: readableOn(ground) }}>
      <Icon size={14} strokeWidth={kind === "mine" ? 3 : 2} aria-hidden />
    </Ground>
  )
}

const Ground = styled.span<{ $kind: "mine" | "accessible" }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: ${({ $kind }) => ($kind === "mine" ? "50%" : "5px")};
`
