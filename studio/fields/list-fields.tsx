import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import { amenityNames, asListed } from "../../app/content/schema/amenities.ts";
import type { EntryData } from "./entry-files";
import { type Captioned, captionsByPhoto, captionsOfPhotos } from "./photo-captions";

interface MediaFile {
  path: string;
  displayURL?: string;
}

interface FormData extends EntryData {
  /** The file of the entry. */
  path?: string;
  mediaFiles?: MediaFile[];
}

/** A value of the entry as plain data: the CMS has lists as its own or as those of Immutable. */
function plain(value: unknown): unknown[] {
  const list = (value as { toJS?: () => unknown } | undefined)?.toJS?.() ?? value;
  return Array.isArray(list) ? list : [];
}

/** A list that the CMS fills with the English one in a new language, in which it begins empty. */
abstract class ListField extends Component<CustomFieldControlProps> {
  protected form(): FormData {
    const { entry } = this.props;
    return entry ? entry.toJS() : { data: {}, i18n: {} };
  }

  /** The data of the English half; undefined in that half itself. */
  protected english(): Record<string, unknown> | undefined {
    return this.form().i18n["en"]?.data;
  }

  protected abstract readonly name: string;

  /** The value of the last change, until the entry has it. */
  private changed: readonly unknown[] | undefined;
  private handed = "";

  /** From the entry: the CMS hands a list of groups to a field without its groups once it was changed. */
  protected value(): unknown[] {
    const value = plain(this.form().data[this.name]);
    const handed = JSON.stringify(value);
    if (handed !== this.handed) {
      this.handed = handed;
      this.changed = undefined;
    }
    return this.changed ? [...this.changed] : value;
  }

  protected change(value: readonly unknown[]): void {
    this.changed = value;
    this.props.onChange(value);
    this.forceUpdate();
  }

  override componentDidMount(): void {
    const english = plain(this.english()?.[this.name]);
    if (english.length > 0 && JSON.stringify(english) === JSON.stringify(this.value()))
      this.change([]);
  }
}

const listed: ReadonlySet<string> = new Set(amenityNames.map(({ en }) => en));

/** Lines as typed: an empty last one is the beginning of the next. */
const linesOf = (text: string) => text.split("\n").map((one) => one.trimStart());

/** The amenities: those of the list are ticked, others are lines. A translation has lines only. */
export class AmenitiesField extends ListField {
  protected readonly name = "amenities";

  /** The box while it is typed in: "Garden" may become "Garden pool", so a line is ticked once the box is left. */
  private typing: { text: string; ticked: readonly string[] } | undefined;

  private readonly leave = () => {
    if (!this.typing) return;
    this.typing = undefined;
    const names = this.value().map(String);
    this.change([...new Set(this.english() ? names : names.map(asListed))]);
  };

  override render() {
    const names = this.value().map(String);
    const isEnglish = this.english() === undefined;
    const ticked =
      this.typing?.ticked ?? (isEnglish ? names.filter((name) => listed.has(name)) : []);
    const others = isEnglish ? names.filter((name) => !listed.has(name)) : names;
    const text = this.typing?.text ?? others.join("\n");
    const id = this.props.forID;
    return (
      <div>
        {isEnglish && (
          <div className="choices">
            {amenityNames.map(({ en }) => (
              <label key={en}>
                <input
                  type="checkbox"
                  checked={ticked.includes(en)}
                  onChange={({ target }) =>
                    this.change(
                      target.checked ? [...names, en] : names.filter((name) => name !== en),
                    )
                  }
                />{" "}
                {en}
              </label>
            ))}
          </div>
        )}
        <label htmlFor={id} className="words">
          {isEnglish
            ? "Others, one line for each. They need a translation in Italian and Arabic."
            : "Leave it empty if all English ones are of the list: it has them in each language. Otherwise all of them, one line for each."}
        </label>
        <textarea
          id={id}
          className="lines"
          dir="auto"
          rows={Math.max(2, text.split("\n").length + 1)}
          value={text}
          onBlur={this.leave}
          onChange={({ target }) => {
            this.typing = { text: target.value, ticked };
            this.change([...ticked, ...(target.value === "" ? [] : linesOf(target.value))]);
          }}
        />
      </div>
    );
  }
}

/** The caption of each photo beside the photo: it stays with it if the photos are moved. */
export class CaptionsField extends ListField {
  protected readonly name = "photoCaptions";

  /** The fields on the screen: the CMS does not tell a translation that the English half has other photos. */
  private static readonly drawn = new Set<CaptionsField>();

  private photos(): string[] {
    const english = [...CaptionsField.drawn].find((one) => !one.english()) ?? this;
    return plain((english.english() ?? english.form().data)["photos"]).map(String);
  }

  /** The photos that the translations have been told of. */
  private told = "";

  private tellTranslations(): void {
    const photos = this.photos().join("\n");
    if (this.english() || photos === this.told) return;
    this.told = photos;
    for (const other of CaptionsField.drawn) if (other !== this) other.forceUpdate();
  }

  /** The captions by photo. Lines without a photo's name belong to the photo at their place. */
  private captions(): Captioned[] {
    const photos = this.photos();
    const captions = captionsOfPhotos(photos, this.value());
    return photos.map((photo, index) => ({ photo, caption: captions[index] ?? "" }));
  }

  private store(photo: string, caption: string): void {
    this.change(
      this.captions()
        .map((one) => (one.photo === photo ? { photo, caption } : one))
        .filter((one) => one.caption !== ""),
    );
  }

  /** Forgets the captions of photos that were removed. */
  override componentDidUpdate(): void {
    this.tellTranslations();
    const photos = this.photos();
    const stored = captionsByPhoto(photos, this.value());
    const kept = stored.filter((one) => typeof one === "string" || photos.includes(one.photo));
    if (photos.length > 0 && kept.length < stored.length) this.change(kept);
  }

  /** The CMS loads pictures after the form, and does not tell. */
  private timer: ReturnType<typeof setInterval> | undefined;

  override componentDidMount(): void {
    super.componentDidMount();
    CaptionsField.drawn.add(this);
    let left = 40;
    this.timer = setInterval(() => {
      this.forceUpdate();
      left -= 1;
      if (left === 0 || this.photos().every((_, index) => this.addressOf(index)))
        clearInterval(this.timer);
    }, 500);
  }

  override componentWillUnmount(): void {
    CaptionsField.drawn.delete(this);
    clearInterval(this.timer);
  }

  /** The address of a photo in the browser: as the field of the photos shows it, or of the file. */
  private addressOf(index: number): string | undefined {
    const photo = this.photos()[index] ?? "";
    if (photo.startsWith("blob:")) return photo;
    const shown = document.querySelectorAll<HTMLImageElement>(
      '[data-locale="en"] section[data-key-path="photos"] .preview img',
    );
    const { path = "", mediaFiles = [] } = this.form();
    const name = path.replace(/[^/]*$/, photo);
    return shown[index]?.src || mediaFiles.find((file) => file.path === name)?.displayURL;
  }

  override render() {
    const captions = this.captions();
    if (captions.length === 0) return <p className="words">Each photo has its field here.</p>;
    return (
      <ol className="captions">
        {captions.map(({ photo, caption }, index) => {
          const address = this.addressOf(index);
          return (
            <li key={photo}>
              {address ? <img src={address} alt="" /> : <span>{photo}</span>}
              <input
                type="text"
                dir="auto"
                aria-label={`Caption of photo ${index + 1}`}
                maxLength={200}
                value={caption}
                onChange={({ target }) => this.store(photo, target.value)}
              />
            </li>
          );
        })}
      </ol>
    );
  }
}
