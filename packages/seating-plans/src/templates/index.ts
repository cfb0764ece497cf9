export {
  type PlanTemplate,
  planFromTemplate,
  planTemplates,
  type TemplateKey,
} from "./plan-templates.ts"
export type { TemplateVenue } from "./template-parts.ts"
