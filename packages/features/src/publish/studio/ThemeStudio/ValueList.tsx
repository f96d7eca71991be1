import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { SearchField } from '@shulei/ui/SearchField/SearchField.tsx'
import { tokenGroups } from '@shulei/ui/theme/groups.ts'
import { type ThemeTokens, type TokenName, tokenNames } from '@shulei/ui/theme/tokens.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TokenControl } from '../TokenControl/TokenControl.tsx'
import * as css from './ThemeStudio.css.ts'

export interface ValueListProps {
  tokens: ThemeTokens
  art: readonly string[]
  onChange: (name: TokenName, value: string) => void
  onSettle: () => void
}

/** All values by group, or those that match a search by the name in the reader's language or in the file. */
export function ValueList({ tokens, art, onChange, onSettle }: ValueListProps) {
  const { t } = useTranslation('studio')
  const [sought, setSought] = useState('')
  const needle = sought.trim().toLowerCase()
  const found = tokenNames.filter((name) => name.includes(needle) || t(`token.${name}`).toLowerCase().includes(needle))
  const controlOf = (name: TokenName) => (
    <TokenControl
      key={name}
      name={name}
      value={tokens[name]}
      art={art}
      onChange={(value) => onChange(name, value)}
      onSettle={onSettle}
    />
  )
  return (
    <>
      <search>
        <SearchField
          label={t('search.label')}
          isLabelVisible
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          size="s"
          onChange={setSought}
        />
      </search>
      {needle === '' ? (
        <div className={css.groups}>
          {tokenGroups.map(({ id, tokens: names }, i) => (
            <Disclosure key={id} title={t(`group.${id}`)} {...(i === 0 ? { open: true } : {})}>
              {names.map(controlOf)}
            </Disclosure>
          ))}
        </div>
      ) : (
        <div className={css.found}>
          {found.map(controlOf)}
          {found.length === 0 && <p role="status">{t('search.none')}</p>}
        </div>
      )}
    </>
  )
}
