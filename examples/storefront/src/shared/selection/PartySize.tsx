import { PARTY_SIZES, type SeatSelection, useSelectionState } from "@parterre/react"
import { useState } from "react"
import { styled } from "styled-components"
import { Stepper } from "../forms/Stepper.tsx"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"

/** How many seats one click takes, side by side [MAP-030]. */
export function PartySize({ selection }: { selection: SeatSelection }) {
  const { t } = useTexts()
  const { partySize } = useSelectionState(selection)
  const [help, setHelp] = useState(false)
  return (
    <Box>
      <Stepper
        label={t("event.party")}
        value={partySize}
        minimum={PARTY_SIZES.min}
        maximum={PARTY_SIZES.max}
        onChange={selection.setPartySize}
        moreLabel={t("event.party.more")}
        lessLabel={t("event.party.less")}
      />
      <Button kind="plain" onPress={() => setHelp(true)}>
        {t("event.party.help")}
      </Button>
      <Dialog
        isOpen={help}
        onClose={() => setHelp(false)}
        title={t("event.party.help.title")}
        closeLabel={t("app.close")}
      >
        <p>{t("event.party.help.body")}</p>
        <Button onPress={() => setHelp(false)}>{t("app.ok")}</Button>
      </Dialog>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  > button { justify-self: start; margin-left: -12px; font-size: ${({ theme }) => theme.size.small}; }
`
