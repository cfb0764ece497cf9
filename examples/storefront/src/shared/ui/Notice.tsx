import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { styled } from "styled-components"

export type NoticeTone = "info" | "success" | "warning" | "danger"

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A sentence that matters, with a sign beside its colour. Give `role="alert"` when it answers an act. */
export function Notice({
  tone = "info",
  role,
  children,
}: {
  tone?: NoticeTone
  role?: "alert" | "status"
  children: ReactNode
}) {
  const Icon = icons[tone]
  return (
    <Box $tone={tone} role={role}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <div>{children}</div>
    </Box>
  )
}

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-radius: ${({ theme }) => theme.radius.medium};
  border: 1px solid ${({ theme, $tone }) => ($tone === "info" ? theme.color.line : theme.color[$tone])};
  background: ${({ theme, $tone }) => ($tone === "info" ? theme.color.surfaceSunken : theme.color[`${$tone}Soft`])};
  color: ${({ theme }) => theme.color.ink};
  > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  > svg { flex: none; margin-top: 2px; color: ${({ theme, $tone }) => ($tone === "info" ? theme.color.inkMuted : theme.color[$tone])}; }
`
