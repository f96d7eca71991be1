/** A text in both languages. */
export interface Words {
  cn: string
  en: string
}

/** Colour of a mark, named by its role in the theme: six categories, the rest of the data, and the lines of a chart. */
export const tones = ['1', '2', '3', '4', '5', '6', 'rest', 'grid', 'axis'] as const
export type Tone = (typeof tones)[number]

interface Described {
  /** Caption of the picture. A picture without one is captioned by its form and its columns. */
  caption?: Words
  /** Names and colours of values of categories. Values that are not listed follow in order under their own names. */
  values?: { value: string; name?: Words; tone?: Tone }[]
}

/** A competition's own description of its signature picture: the form and the columns of the train table. */
export type Description = Described &
  (
    | {
        /** A heat map over the year: numbers in steps of one colour, categories in their colours. */
        form: 'calendar'
        date: string
        value: string
        /** One calendar for each value of this column. */
        facet?: string
      }
    | { form: 'curve'; date: string; value: string }
    | { form: 'scatter'; x: string; y: string; group?: string }
    | {
        /** A path through ordered stages, each with one dot for so many rows; `height` is 0 at the ground and 1 at the top. */
        form: 'stages'
        column: string
        stages: { value: string; height: number }[]
        /** Rows with this value of another column are drawn in the second colour. */
        marked?: { column: string; value: string }
      }
    | {
        /** Characters or words as steps: from one class to the other, or by frequency where there are no two classes. */
        form: 'ladder'
        text: string
        group?: string
      }
    | { /** Quantiles of a number along hours of the day or another number. */ form: 'bands'; x: string; y: string }
    | {
        /** Squares by frequency for each pair of whole numbers, coloured by group. */
        form: 'matrix'
        x: string
        y: string
        group?: string
        facet?: string
      }
    | { form: 'bars'; column: string }
  )

/** The description of one form. */
export type DescriptionOf<F extends Description['form']> = Extract<Description, { form: F }>

/** A colour with the name of its category. */
export interface Key {
  tone: Tone
  name: Words
}

/** One calendar year: a character for each day or week, `0` to `5` or the place of the category, `-` where there is none. */
export interface CalendarYear {
  year: number
  cells: string
}

/**
 * The reduced data of a signature picture, computed from the train table when the content is built, never from the solution. Lists of
 * numbers are packed by `pack`.
 */
export type SignatureData =
  | { form: 'calendar'; unit: 'day' | 'week'; keys: Key[]; panels: { name?: Words; years: CalendarYear[] }[] }
  | { form: 'curve'; values: string; ends: [from: string, to: string]; range: [low: number, high: number] }
  | { form: 'scatter'; groups: (Key & { points: string })[] }
  | { form: 'stages'; stages: { name: Words; height: number; dots: number; marked: number }[]; keys: Key[] }
  | { form: 'ladder'; steps: string[]; values: string; keys: Key[] }
  | { form: 'bands'; bands: string[]; ends: [from: string, to: string]; zero: number | null }
  | { form: 'matrix'; side: number; facets: { name?: Words; cells: string }[]; keys: Key[] }
  | {
      form: 'bars'
      counts: string
      /** The value of each bar; none where bars are steps of a number. */
      names?: Words[]
    }
  | { form: 'points'; weights: number[]; keys: Key[] }

/** The reduced data of one form. */
export type DataOf<F extends SignatureData['form']> = Extract<SignatureData, { form: F }>

/** A signature picture as it is stored beside the profile of the columns. */
export interface StoredSignature {
  /** Null where the content has no caption; the picture is then captioned by its form and its columns. */
  caption: Words | null
  columns: string[]
  data: SignatureData
}

/** A mark: a filled path, or a line where it has a width. Coordinates are those of the drawing. */
export interface Mark {
  tone: Tone
  d: string
  /** Width of the line. */
  line?: number
  /** Dashes of the line, as in `stroke-dasharray`. */
  dash?: string
  /** The line has round ends, so that a line without length is a dot. */
  round?: true
  /** 0 to 1. */
  opacity?: number
  /** The path is written in cells of a grid: its corner, and the width and height of a cell. */
  grid?: [x: number, y: number, width: number, height: number]
}

/** A text of the drawing; `y` is its baseline. */
export interface Label {
  x: number
  y: number
  /** The same in both languages, or in each. */
  text: string | Words
  size: number
  anchor?: 'middle' | 'end'
  tone?: Tone
}

/** A signature picture, ready to be drawn as SVG: nothing lies outside `0 0 width height`. */
export interface Drawing {
  width: number
  height: number
  marks: Mark[]
  labels: Label[]
}
