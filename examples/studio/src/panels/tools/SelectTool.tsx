import { useSession, useStore } from "../../document/session-store.ts"
import { useTexts } from "../../texts/texts.tsx"
import { Button, Row } from "../../ui/controls.ts"
import { ToolGroup } from "./ToolGroup.tsx"

/** What a click takes: a seat, its row or its zone. */
export function SelectTool() {
  const { t } = useTexts()
  const store = useStore()
  const picking = useSession((state) => state.picking)
  return (
    <ToolGroup title={t("picking.title")}>
      <Row role="group" aria-label={t("picking.title")}>
        {(["seat", "row", "zone"] as const).map((one) => (
          <Button
            key={one}
            aria-pressed={picking === one}
            onClick={() => store.act({ type: "picking", picking: one })}
          >
            {t(`picking.${one}`)}
          </Button>
        ))}
      </Row>
    </ToolGroup>
  )
}
