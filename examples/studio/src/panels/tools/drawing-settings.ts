import type { DrawingSettings } from "../../document/session.ts"
import { useSession, useStore } from "../../document/session-store.ts"

/** How the next thing is drawn, and how to change it. */
export function useDrawingSettings() {
  const store = useStore()
  const settings = useSession((state) => state.settings)
  return {
    settings,
    set: (change: Partial<DrawingSettings>) => store.act({ type: "settings", settings: change }),
  }
}

export const categoryOf = ({ paint }: DrawingSettings) => (paint.type === "category" ? paint.name : undefined)
