"""
Makes the Arabic fonts of the brochures from those of the site. They look the same, but where a font
draws two letters as one glyph (lam and alef, beh and reh), these draw it with the first letter and
follow it with an empty glyph for the second: each glyph is one letter, so that what is copied out of a
PDF comes in the order in which it is read. Readers built on Poppler turn the letters of a glyph that
stands for two of them around. The files have names of their own, as the licence of one of the fonts
asks (SIL Open Font License 1.1, section 3).

    pip install fonttools
    python scripts/brochures/split-ligatures.py

Run it again only when a new version of a font is to be printed with.
"""

from copy import deepcopy
from pathlib import Path

from fontTools.otlLib import builder
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates

ROOT = Path(__file__).resolve().parents[2]
FACES = {
    "text-arabic": (
        "ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff",
        "Orizzonte Text Arabic",
    ),
    "display-arabic": (
        "markazi-text/files/markazi-text-arabic-400-normal.woff",
        "Orizzonte Display Arabic",
    ),
}
IGNORE_MARKS = 8


def ligature_lookups(gsub):
    """The features that join letters, and the indices of their ligature lookups."""
    features = [
        record.Feature
        for record in gsub.FeatureList.FeatureRecord
        if record.FeatureTag in ("rlig", "liga")
    ]
    indices = sorted({index for feature in features for index in feature.LookupListIndex})
    return features, [i for i in indices if gsub.LookupList.Lookup[i].LookupType == 4]


def pairs_of(lookup):
    """Takes the ligatures of two letters out of a lookup: (first, second) -> glyph."""
    pairs = {}
    for subtable in lookup.SubTable:
        for first, ligatures in list(subtable.ligatures.items()):
            for ligature in list(ligatures):
                if len(ligature.Component) == 1:
                    pairs.setdefault((first, ligature.Component[0]), ligature.LigGlyph)
                    ligatures.remove(ligature)
            if not ligatures:
                del subtable.ligatures[first]
    return pairs


def add_glyph(font, name, glyph, advance):
    """Glyphs are added at the end, so that those that are there keep their places."""
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder.append(name)
    font["hmtx"].metrics[name] = (advance, 0)
    if font["GDEF"].table.GlyphClassDef:
        font["GDEF"].table.GlyphClassDef.classDefs[name] = 1


def half(font, name, ligature, blank):
    """The first letter of a pair: the drawing of both, less wide by the empty glyph on its left."""
    coordinates, ends, flags = font["glyf"][ligature].getCoordinates(font["glyf"])[:3]
    glyph = Glyph()
    glyph.numberOfContours = len(ends)
    glyph.coordinates = GlyphCoordinates([(x - blank, y) for x, y in coordinates])
    glyph.endPtsOfContours = list(ends)
    glyph.flags = flags
    glyph.program = deepcopy(font["glyf"][ligature].program) if hasattr(font["glyf"][ligature], "program") else None
    if glyph.program is None:
        from fontTools.ttLib.tables.ttProgram import Program

        glyph.program = Program()
        glyph.program.fromBytecode(b"")
    glyph.recalcBounds(font["glyf"])
    add_glyph(font, name, glyph, font["hmtx"][ligature][0] - blank)
    font["hmtx"].metrics[name] = (font["hmtx"][ligature][0] - blank, glyph.xMin)


def split(font):
    gsub = font["GSUB"].table
    lookups = gsub.LookupList.Lookup
    glyph_map = None
    features, indices = ligature_lookups(gsub)
    pairs = {}
    for index in indices:
        for pair, ligature in pairs_of(lookups[index]).items():
            pairs.setdefault(pair, ligature)

    blank_width = font["head"].unitsPerEm // 8
    # One for each letter: a PDF says of a glyph once what it stands for.
    seconds = sorted({second for _, second in pairs}, key=font.getGlyphID)
    blanks = {second: f"{second}.blank" for second in seconds}
    for blank in blanks.values():
        add_glyph(font, blank, Glyph(), blank_width)
    names = {}
    for ligature in dict.fromkeys(pairs.values()):
        names[ligature] = f"{ligature}.first"
        half(font, names[ligature], ligature, blank_width)
    font.setGlyphOrder(font["glyf"].glyphOrder)
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    glyph_map = font.getReverseGlyphMap(rebuild=True)

    def add(lookup):
        lookups.append(lookup)
        return len(lookups) - 1

    def chained(backtrack, given, lookahead, index):
        rule = otTables.ChainContextSubst()
        rule.Format = 3
        for kind, coverage in (
            ("Backtrack", backtrack),
            ("Input", given),
            ("LookAhead", lookahead),
        ):
            tables = [builder.buildCoverage(coverage, glyph_map)] if coverage else []
            setattr(rule, f"{kind}Coverage", tables)
            setattr(rule, f"{kind}GlyphCount", len(tables))
        record = otTables.SubstLookupRecord()
        record.SequenceIndex = 0
        record.LookupListIndex = index
        rule.SubstLookupRecord = [record]
        rule.SubstCount = 1
        return rule

    def single(mapping):
        return add(builder.buildLookup([builder.buildSingleSubstSubtable(mapping)], IGNORE_MARKS))

    firsts = []
    for second in seconds:
        mapping = {a: names[ligature] for (a, b), ligature in pairs.items() if b == second}
        firsts.append(chained(set(), set(mapping), {second}, single(mapping)))
    last = chained(set(names.values()), set(seconds), set(), single(blanks))
    joined = [
        add(builder.buildLookup(firsts, IGNORE_MARKS)),
        add(builder.buildLookup([last], IGNORE_MARKS)),
    ]
    for feature in features:
        feature.LookupListIndex = sorted({*feature.LookupListIndex, *joined})
        feature.LookupCount = len(feature.LookupListIndex)
    gsub.LookupList.LookupCount = len(lookups)


def rename(font, family):
    table = font["name"]
    for record in list(table.names):
        if record.nameID in (1, 3, 4, 6, 16, 18, 25):
            text = family.replace(" ", "") + "-Regular" if record.nameID == 6 else family
            record.string = text
        elif record.nameID in (7, 21, 22):
            table.names.remove(record)


for output, (source, family) in FACES.items():
    font = TTFont(ROOT / "node_modules/@fontsource" / source, recalcTimestamp=False)
    split(font)
    rename(font, family)
    font.flavor = "woff"
    font.save(ROOT / f"app/brochures/fonts/{output}.woff")
