/**
 * How often letters stand in the texts of a language, in parts of any unit: for languages in Latin writing only the letters beyond a to z.
 * Rounded from the tables of “Letter frequency” in Wikipedia.
 */
export type Frequencies = Readonly<Record<string, number>>

const frequencies = (list: string): Frequencies =>
  Object.fromEntries(
    list.split(' ').map((one) => {
      const [letter = '', ...share] = one
      return [letter, Number(share.join(''))]
    }),
  )

/** French, German, Spanish, Portuguese, Italian, Swedish and Finnish, Danish and Norwegian, Icelandic, Dutch. */
export const westernLanguages = [
  'é150 à49 è27 ê22 ç9 â5 î5 û6 ô3 ù6 ë1 ï1 œ2 ü1 ö1',
  'ü100 ä58 ö44 ß31 é1',
  'ó83 í73 á50 é43 ñ31 ú17 ü2 ç1',
  'ã73 á60 ç53 ê45 é34 â30 ó30 õ20 ú21 í30 ô15 à7 ü1',
  'à64 è26 é10 ù17 ò10 ì6',
  'ä180 å134 ö131 é3 ü1',
  'ø94 å119 æ87 é3 ö2 ü1',
  'ð440 á180 í157 þ146 ö78 é65 ó99 ú61 æ87 ý23',
  'ë10 é10 ï6 è3 ö2 ü2 ê1 ó1',
].map(frequencies)

/** Polish, Czech, Slovak, Hungarian, Romanian, Croatian with Slovenian; German, which has the same bytes as in Western Europe. */
export const centralLanguages = [
  'ł211 ó114 ę104 ą70 ś81 ż71 ć74 ń36 ź8',
  'í164 á87 ě122 é63 ý100 ř38 š69 ž72 č46 ů20 ú5 ó2 ň2 ď2 ť2',
  'á170 í110 ý97 é80 č100 š90 ž90 ľ40 ť60 ú80 ô20 ň15 ď15 ä10 ó10 ĺ2 ŕ1',
  'á337 é325 ö123 ó94 ő88 í47 ü57 ú24 ű15',
  'ă390 î140 ţ100 ş130 â70',
  'š100 č100 ž60 ć60 đ20',
  'ü100 ä58 ö44 ß31 é1',
].map(frequencies)

/** Turkish, with the capital of i. */
export const turkishLanguages = ['ı511 İ250 ş178 ü185 ğ113 ç116 ö78 â3 î1 û1'].map(frequencies)

/** Russian, Ukrainian, Bulgarian, Serbian. */
export const cyrillicLanguages = [
  'о1097 е845 а801 и735 н670 т626 с547 р473 в454 л440 к349 м321 д298 п281 у262 я201 ы190 ь174 г170 з165 б159 ч144 й121 х97 ж94 ш73 ю64 ц48 щ36 э32 ф26 ъ4 ё4',
  'о928 а834 и600 і623 н681 т557 е473 р545 с457 в525 л362 к398 м318 д322 п278 у306 я248 ь183 г153 з232 б177 ч141 й138 х119 ж93 ш76 ю93 ц83 щ56 ф26 ї85 є61 ґ1',
  'а1180 о890 и900 е830 н720 т740 р490 с500 в400 л340 к340 м240 д340 п270 у150 я190 г160 з210 б130 ч160 й70 х60 ж70 ш40 ю20 ц70 щ60 ф20 ъ170 ь1',
  'а1150 о980 е890 и990 н590 т410 р450 с500 в380 л310 к360 м370 д370 п290 у430 ј520 г170 з180 б150 ч110 х70 ж60 ш100 ц80 ф20 љ50 њ80 ћ70 ђ20 џ4',
].map(frequencies)
export const cyrillicVowels = 'аеёиоуыэюяіїє'

export const russianLanguages = cyrillicLanguages.slice(0, 1)

export const greekLanguages = [
  'α1040 ο760 ι610 ε700 τ770 σ380 ν630 η480 υ380 ρ430 κ400 π410 μ330 λ300 ς370 γ170 δ170 ω100 χ120 θ110 φ90 ά130 έ110 ή120 ί180 ό190 ύ80 ώ70 β70 ξ40 ζ40 ψ15 ϊ5 ϋ1 ΐ1 ΰ1',
].map(frequencies)
export const greekVowels = 'αοιεηυωάέήίόύώϊϋΐΰ'

export const hebrewLanguages = [
  'י1106 ו1038 ה1087 ל739 א634 ר561 ת501 ב474 מ740 ש441 נ280 ח248 ד259 כ270 ע323 ק214 ם280 פ169 ן160 צ124 ט124 ג130 ז133 ס148 ך81 ף27 ץ15',
].map(frequencies)

/** Arabic, and Persian. */
export const arabicLanguages = [
  'ا1250 ل1160 ي670 م650 و600 ن620 ر540 ت480 ب440 ة420 ع390 د380 س290 ف290 ه270 ك240 ق240 أ220 ح210 ج140 ش110 ط110 ص110 ى90 خ90 إ90 ض80 ث70 ذ60 ئ40 ء40 ز60 غ50 ظ30 ؤ20 آ20',
  'ا1400 ی960 ي960 ر800 د690 ن640 ه590 و570 م560 ت480 ب460 س360 ش330 ک280 ك280 ز270 ل260 گ160 ف160 خ130 ق130 ع130 ح120 پ100 ج90 چ60 ص60 ط60 آ60 غ40 ذ30 ض30 ظ20 ث20 ژ10 ئ20 ء10',
].map(frequencies)

export const thaiLanguages = [
  'า700 น600 ร580 อ450 ก430 เ400 ง400 ม330 ย320 ล290 ว290 ด260 ท250 ส240 ต230 ะ220 ป180 บ180 ค180 แ150 จ130 พ130 ห170 ใ90 ไ110 โ80 ช120 ข130 ผ70 ถ60 ำ70 ซ40 ศ60 ณ40 ธ40 ภ40 ญ30 ฟ30 ษ30 ฝ10 ฐ15 ฉ15 ฎ5 ฏ2 ฒ2 ฤ5 ฮ8 ฬ3 ฆ2 ฑ1 ฌ1 ๆ10 ฯ5',
].map(frequencies)
