@rem npm start calls exec, a word of POSIX shells: cmd.exe finds this file, which runs the rest of the line.
@%*
