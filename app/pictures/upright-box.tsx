import type { ReactNode } from "react";
import type { Picture } from "./picture-data";

interface UprightBoxProps {
  picture: Picture;
  className: string | undefined;
  children: ReactNode;
}

/** Holds a file that lies on its side in a box of the shape it has once stood upright. */
export function UprightBox({ picture, className, children }: UprightBoxProps) {
  return (
    <span className={className ? `picture-upright ${className}` : "picture-upright"}>
      {/* Gives the box its shape: an aspect ratio in a style attribute would be refused. */}
      <svg
        className="picture-upright-shape"
        viewBox={`0 0 ${picture.height} ${picture.width}`}
        aria-hidden="true"
      />
      <span className="picture-upright-stage">{children}</span>
    </span>
  );
}
