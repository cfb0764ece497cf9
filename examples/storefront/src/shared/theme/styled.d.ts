import type { Theme } from "./make-theme.ts"

declare module "styled-components" {
  export interface DefaultTheme extends Theme {}
}
