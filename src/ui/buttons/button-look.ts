export interface ButtonLook {
  /** `link` stands between links; `clay` and `secondaryOnInk` are for ink ground, clay once per view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'link' | 'danger' | 'clay' | 'secondaryOnInk';
  /** 52, 44 and 34 px high. */
  size?: 'large' | 'medium' | 'small';
  isFullWidth?: boolean;
}

/** The attributes that button.module.css reads: shared by the button and by links that look like one. */
export const buttonLook = ({ variant = 'primary', size = 'medium', isFullWidth = false }: ButtonLook) => ({
  'data-variant': variant,
  'data-size': size,
  'data-full': isFullWidth || undefined,
});
