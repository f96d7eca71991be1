import { tokenGroups } from '../groups.ts'
import { type ColourToken, isColourToken, type TokenName } from '../tokens.ts'

const names: Readonly<Partial<Record<(typeof tokenGroups)[number]['id'], readonly [cn: string, en: string]>>> = {
  ground: ['底色', 'Grounds'],
  text: ['文字', 'Text'],
  border: ['边线与焦点', 'Borders and focus'],
  action: ['动作', 'Action'],
  state: ['强调与状态', 'Accent and states'],
  panel: ['页头、首屏与页脚', 'Header, hero and footer'],
  stage: ['赛程与名次', 'Stages and ranks'],
  data: ['数据', 'Data'],
}

/** Colours of the contract, grouped by meaning. */
export const colourGroups: readonly { cn: string; en: string; tokens: readonly ColourToken[] }[] = tokenGroups.flatMap(
  ({ id, tokens }) => {
    const [cn, en] = names[id] ?? []
    return cn && en ? [{ cn, en, tokens: (tokens as readonly TokenName[]).filter(isColourToken) }] : []
  },
)
