import type { ReactNode } from "react"
import { Group } from "../../ui/controls.ts"

/** What a tool asks, below its name. */
export function ToolGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <h2>{title}</h2>
      {children}
    </Group>
  )
}
