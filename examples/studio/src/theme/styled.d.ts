import type { Theme as StudioTheme } from "./theme.ts"

declare module "styled-components" {
  export interface DefaultTheme extends StudioTheme {}
}
