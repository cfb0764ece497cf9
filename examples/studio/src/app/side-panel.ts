/** What stands on the right of the drawing. */
export type SidePanel = "inspector" | "list" | "preview" | "print" | "save"
